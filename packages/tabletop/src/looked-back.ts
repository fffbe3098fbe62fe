import { deviceStorage } from "@blueplate/ui/storage";
import { Schema } from "effect";
import { withoutSpoilers } from "./spoilers.ts";
import { storedAs } from "./stored.ts";

/** How somebody left a game that they looked back at: where they were, and what they had let themselves see. */
const SavedView = Schema.Struct({
  node: Schema.String,
  /** The outcome is hidden: nothing beyond step `revealed` of the log's line is shown. */
  hidden: Schema.Boolean,
  revealed: Schema.Natural,
});
export type SavedView = typeof SavedView.Type;

const keyOf = (key: string): string => `blueplate-replay:${key}`;
const stored = storedAs(SavedView);

/** What an address says that wants no end to be told. */
export const HIDE = "hide";

const asksToHide = (): boolean => new URLSearchParams(location.search).get(HIDE) === "1";

/**
 * How the game with this key was left on this machine; null for one that was never opened. Where ends are kept back, on this machine
 * or by the address of the page, every game shows no further than somebody has looked at it here: an unopened one nothing at all.
 */
export const keptOf = (key: string): SavedView | null => {
  const left = stored(keyOf(key));
  if (!withoutSpoilers() && !asksToHide()) return left;
  return { ...(left ?? { node: "m0", revealed: 0 }), hidden: true };
};

/** Keeps how a game is left; where the browser keeps nothing more, one comes back to its beginning. */
export const keep = (key: string, kept: SavedView): void => deviceStorage.setItem(keyOf(key), JSON.stringify(kept));

/** Under what a table of the server is kept on this machine. */
export const keyOfTable = (table: string): string => `table-${table}`;
