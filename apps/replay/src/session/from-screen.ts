import type { TreeNode } from "@blueplate/study";
import { type Accessor, createSignal } from "solid-js";
import type { ShortText } from "../analysis/line/entries.ts";
import type { LookControl } from "./viewing.ts";

/** The step of another line at the moment that is shown. */
export type StepOnOtherLine = (line: readonly TreeNode[]) => number;

/** What only the screen of the game knows, for everything around it. */
export interface ScreenPort {
  /** The screen that shows the moment, once it is there. */
  readonly viewing: Accessor<LookControl | null>;
  readonly setViewing: (viewing: LookControl | null) => void;
  /** How the screen's game tells in a line what is long, where it has such a way. */
  readonly inShort: Accessor<ShortText | null>;
  readonly setInShort: (inShort: ShortText) => void;
  /** The step of another line that stands at the same moment of the game as the one that is shown. */
  readonly momentOn: StepOnOtherLine;
  /** How the screen's game finds such moments; without it steps are counted. */
  readonly setMomentOn: (momentOn: StepOnOtherLine) => void;
}

/** Places for a screen that shows the moments `at` to tell what it knows. */
export const createFromScreen = (at: Accessor<number>): ScreenPort => {
  const [viewing, setViewing] = createSignal<LookControl | null>(null);
  const [inShort, setInShort] = createSignal<ShortText | null>(null);
  let momentOn: StepOnOtherLine = at;
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
