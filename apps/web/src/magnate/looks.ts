import { addLooks } from "@blueplate/city/outline";
import type { GameConfig } from "@blueplate/kernel";
import { type Accessor, createSignal } from "solid-js";

const fetchLooks = async ({ modules }: GameConfig): Promise<void> => {
  const { facesOf } = await import("@blueplate/variants/faces");
  addLooks(await facesOf(modules.map(({ id }) => id)));
};

/** Fetches how the modules look that are played; true as soon as a table with them can be drawn, at once where there are none. */
export const looksOf = (config: GameConfig): Accessor<boolean> => {
  const [isReady, setReady] = createSignal(config.modules.length === 0);
  // Without its looks a module is still played: what it brings looks common then.
  if (!isReady()) void fetchLooks(config).finally(() => setReady(true));
  return isReady;
};
