import { addLooks } from "@blueplate/city/outline";
import type { GameConfig } from "@blueplate/kernel";
import { facesOf } from "@blueplate/variants/faces";

/** Fetches how the modules look that are played, before a table with them is shown. */
export const showModules = async ({ modules }: GameConfig): Promise<void> =>
  addLooks(await facesOf(modules.map(({ id }) => id)));
