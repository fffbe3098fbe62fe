import { storedAs } from "@blueplate/tabletop/stored";
import { Schema } from "effect";

/** How somebody left a game that they looked back at: where they were, and what they had let themselves see. */
const Kept = Schema.Struct({
  node: Schema.String,
  /** The outcome is hidden: nothing beyond step `revealed` of the log's line is shown. */
  hidden: Schema.Boolean,
  revealed: Schema.Natural,
});
export type Kept = typeof Kept.Type;

const keyOf = (key: string): string => `blueplate-replay:${key}`;
const stored = storedAs(Kept);

/** How the game with this key was left on this machine; null for one that was never opened. */
export const keptOf = (key: string): Kept | null => stored(keyOf(key));

/** Keeps how a game is left; where the browser keeps nothing more, one comes back to its beginning. */
export const keep = (key: string, kept: Kept): void => {
  try {
    localStorage.setItem(keyOf(key), JSON.stringify(kept));
  } catch {
    // A full store is no reason to stop looking.
  }
};
