import type { Json, Table } from "@blueplate/kernel";
import { createSignal, onCleanup } from "solid-js";
import { keepLocal, type LocalOpening, openLocal } from "./open.ts";
import { isPassing } from "./store.ts";

/** How a game is kept: as it is shown here, not at all, or as it was played on in another window, which is then shown here too. */
type Keeping = "here" | "nowhere" | "elsewhere";

/** The line to other windows with the same game; none where the browser allows none: they are noticed when something is kept. */
const lineTo = (id: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(`blueplate-local:${id}`);
  } catch {
    return null;
  }
};

/**
 * Keeps a game on this device while it is played, perhaps in several windows: what was kept in another one is never written over,
 * but taken up here.
 */
export const createKeeping = (id: string, opening: LocalOpening, takeUp: (newer: LocalOpening) => void) => {
  const [keeping, setKeeping] = createSignal<Keeping>(isPassing(id) ? "nowhere" : "here");
  const others = lineTo(id);
  let { revision } = opening;
  // How often something was taken up: what was played here before that does not go on from it.
  let takenUp = 0;
  // One after the other: an older position must never be written over a newer one.
  let last: Promise<void> = Promise.resolve();
  const inTurn = (act: () => Promise<void>): void => {
    last = last.then(act).catch(() => void setKeeping("nowhere"));
  };
  const catchUp = async (): Promise<void> => {
    const newer = await openLocal(id);
    if (newer.revision === revision) return;
    ({ revision } = newer);
    takenUp += 1;
    takeUp(newer);
    setKeeping("elsewhere");
  };
  const keep = (table: Table, orders: readonly Json[]): void => {
    const before = takenUp;
    inTurn(async () => {
      if (before !== takenUp) return;
      const written = await keepLocal(id, { ...opening, revision }, table, orders);
      if (written === null) return catchUp();
      revision = written;
      others?.postMessage(revision);
      setKeeping("here");
    });
  };
  others?.addEventListener("message", () => inTurn(catchUp));
  // What is still to be kept is told before the line is closed.
  onCleanup(() => inTurn(async () => others?.close()));
  return { keep, keeping };
};
