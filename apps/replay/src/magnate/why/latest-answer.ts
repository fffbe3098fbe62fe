import type { EncodedLine } from "../../review/encoded-line.ts";
import type { ReviewWorker } from "../../review/review.ts";
import type { WhyQuestion, WhyReply, WhyRequest } from "./question.ts";

/** What is asked of a worker: about a step of a line that is called so, which is sent where the worker holds another one. */
export interface LineQuestion extends WhyQuestion {
  readonly key: string;
  readonly line: () => EncodedLine;
}

/** Who is asked why, one question at a time. */
export interface LatestAnswer {
  readonly ask: (question: LineQuestion) => void;
  /** Nobody is to hear the answer to what was asked so far. */
  readonly forget: () => void;
  readonly end: () => void;
}

/** Starts the worker that explains. */
export type StartExplainer = (hear: (reply: WhyReply) => void, fail: () => void) => ReviewWorker<WhyRequest>;

/**
 * Asks a worker why, which starts with the first question. While it thinks, the question that was asked last waits alone: whoever steps
 * on is not told of what is gone. `hear` gets the answer to that one, null where nothing can be said.
 */
export const createLatestAnswer = (
  start: StartExplainer,
  hear: (moves: Extract<WhyReply, { readonly _tag: "Said" }>["moves"] | null) => void,
): LatestAnswer => {
  let worker: ReviewWorker<WhyRequest> | null = null;
  let held: string | null = null;
  let asked = 0;
  let isBusy = false;
  let isWanted = false;
  let waiting: LineQuestion | null = null;
  const send = ({ key, line, ...question }: LineQuestion): void => {
    worker ??= start(answer, () => answer({ _tag: "Failed", id: asked, message: "" }));
    if (held !== key) worker.ask({ _tag: "Open", line: line() });
    held = key;
    isBusy = true;
    worker.ask({ _tag: "Why", id: ++asked, ...question });
  };
  const answer = (reply: WhyReply): void => {
    if (reply.id !== asked) return;
    const next = waiting;
    [isBusy, waiting] = [false, null];
    if (next) send(next);
    else if (isWanted) hear(reply._tag === "Said" ? reply.moves : null);
  };
  return {
    ask: (question) => {
      isWanted = true;
      if (isBusy) waiting = question;
      else send(question);
    },
    forget: () => {
      [isWanted, waiting] = [false, null];
    },
    end: () => worker?.end(),
  };
};
