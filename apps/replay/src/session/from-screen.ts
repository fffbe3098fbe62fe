import type { TreeNode } from "@blueplate/study";
import { type Accessor, createSignal } from "solid-js";
import type { InShort } from "../analysis/line/entries.ts";
import type { Viewing } from "./viewing.ts";

/** The step of another line at the moment that is shown. */
export type MomentOn = (line: readonly TreeNode[]) => number;

/** What only the screen of the game knows, for everything around it. */
export interface FromScreen {
  /** The screen that shows the moment, once it is there. */
  readonly viewing: Accessor<Viewing | null>;
  readonly setViewing: (viewing: Viewing | null) => void;
  /** How the screen's game tells in a line what is long, where it has such a way. */
  readonly inShort: Accessor<InShort | null>;
  readonly setInShort: (inShort: InShort) => void;
  /** The step of another line that stands at the same moment of the game as the one that is shown. */
  readonly momentOn: MomentOn;
  /** How the screen's game finds such moments; without it steps are counted. */
  readonly setMomentOn: (momentOn: MomentOn) => void;
}

/** Places for a screen that shows the moments `at` to tell what it knows. */
export const createFromScreen = (at: Accessor<number>): FromScreen => {
  const [viewing, setViewing] = createSignal<Viewing | null>(null);
  const [inShort, setInShort] = createSignal<InShort | null>(null);
  let momentOn: MomentOn = at;
  return {
    viewing,
    setViewing: (next) => void setViewing(next),
    inShort,
    setInShort: (short) => void setInShort(() => short),
    momentOn: (line) => momentOn(line),
    setMomentOn: (next) => {
      momentOn = next;
    },
  };
};
