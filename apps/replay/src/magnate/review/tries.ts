import type { ReviewedResult } from "@blueplate/bot";
import type { TreeNode } from "@blueplate/study";
import { Result } from "effect";
import { createSignal } from "solid-js";
import { encodedLine } from "../../review/encoded-line.ts";
import { createLinePlayer } from "../../review/line-player.ts";
import type { NextMove } from "../../session/playing.ts";
import type { Session } from "../../session/session.ts";
import { replayWords } from "../../language.ts";
import type { FoundDecision } from "./question.ts";
import { weighed } from "./weighing.ts";

const words = () => replayWords().review;

/** What came of an attempt to find the better plan oneself. */
type OwnResult = { readonly _tag: "Weighed"; readonly result: ReviewedResult } | { readonly _tag: "Nothing" };

/** Having one's own line weighed, and what it came to. */
const createWeighing = (session: Session, setProblem: (problem: string | null) => void) => {
  const [own, setOwn] = createSignal<{ readonly found: FoundDecision; readonly result: OwnResult } | null>(null);
  const [busy, setBusy] = createSignal(false);
  const weigh = async (found: FoundDecision): Promise<void> => {
    setBusy(true);
    setProblem(null);
    await weighed(encodedLine(session), found).then(
      (result) => setOwn({ found, result: result ? { _tag: "Weighed", result } : { _tag: "Nothing" } }),
      (error: unknown) => setProblem(words().failed(error instanceof Error ? error.message : String(error))),
    );
    setBusy(false);
  };
  const ownOf = (found: FoundDecision): OwnResult | undefined => (own()?.found === found ? own()?.result : undefined);
  return { busy, weigh, ownOf };
};

/** Going to what a review has found: playing its plan as a line, and looking for a better one oneself. */
export const createReviewLines = (session: Session, nodes: () => readonly TreeNode[]) => {
  const { problem, setProblem, play } = createLinePlayer(session);
  const goTo = ({ from }: FoundDecision): void => {
    const node = nodes()[from];
    setProblem(null);
    if (node) session.goTo(node.id);
  };
  const playPlan = async (found: FoundDecision, lineName: string): Promise<void> => {
    const { command: commands } = session.rules.codecs;
    const next: NextMove = (_, count) => {
      const command = found.better.commands[count];
      const isEnd = command === undefined;
      return Promise.resolve(isEnd ? null : { seat: found.seat, command: Result.getOrThrow(commands.decode(command)) });
    };
    await play(nodes()[found.from], next, lineName);
  };
  return { problem, goTo, playPlan, ...createWeighing(session, setProblem) };
};

export type ReviewLines = ReturnType<typeof createReviewLines>;
