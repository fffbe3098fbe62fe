import type { TreeNode } from "@blueplate/study";
import { wordsOf } from "@blueplate/tabletop";
import { createSignal } from "solid-js";
import { replayShell } from "../language.ts";
import { refusedText } from "../refused.ts";
import { nameBranch } from "./name-branch.ts";
import type { NextMove } from "../session/playing.ts";
import type { Session } from "../session/session.ts";

/** Plays what a review has found as a line of its own, by a name, and says why where that cannot be done. */
export const createLinePlayer = (session: Session) => {
  const [problem, setProblem] = createSignal<string | null>(null);
  /** Goes to the moment where a line begins and plays it there; true where it stands. */
  const play = async (from: TreeNode | undefined, next: NextMove, name: string): Promise<boolean> => {
    setProblem(null);
    if (from) session.goTo(from.id);
    const refusal = await session.playOn(next);
    if (refusal) setProblem(refusedText(replayShell(), refusal, wordsOf(session.rules.game)));
    else await nameBranch(session, name);
    return refusal === null;
  };
  return { problem, setProblem, play };
};
