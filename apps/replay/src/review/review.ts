import { hasClosed } from "@blueplate/kernel";
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import type { Session } from "../session/session.ts";
import { type EncodedLine, encodedLine } from "./encoded-line.ts";

/** How far the review of a line has come. */
export type ReviewStanding =
  /** The game is not over, or not all of it may be shown. */
  | "unfinished"
  /** Something of it stays hidden, so that nobody can say what would have been better. */
  | "closed"
  | "waiting"
  | "looking"
  | "done";

/** The review of the line that is shown. Lives as long as the component that makes it. */
export interface LineReview<F> {
  readonly standing: Accessor<ReviewStanding>;
  readonly share: Accessor<number>;
  readonly found: Accessor<readonly F[]>;
  readonly problem: Accessor<string | null>;
  readonly start: () => void;
  readonly stop: () => void;
}

/** What a worker that reviews a line says of it. */
export type ReviewReply<F> =
  | {
      readonly _tag: "Found";
      /** How much of the line was looked through, from 0 to 1. */
      readonly share: number;
      readonly found: readonly F[];
    }
  /** It cannot be looked through, for a reason that only programmers understand. */
  | { readonly _tag: "Failed"; readonly message: string };

/** A worker at work. */
export interface ReviewWorker<Request> {
  readonly ask: (request: Request) => void;
  readonly end: () => void;
}

/** A worker of this browser that has been started, with what it says: only its own game knows what that is. */
export const hearWorker = (
  worker: Worker,
  hear: (reply: never) => void,
  fail: (message: string) => void,
): ReviewWorker<unknown> => {
  // cast: a worker says what its own game has it say.
  worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => hear(data as never));
  worker.addEventListener("error", ({ message }) => fail(message));
  return { ask: (request) => worker.postMessage(request), end: () => worker.terminate() };
};

/** Starts a worker of a game that looks through a line when it is sent one. */
export type StartReviewer<F> = (hear: (reply: ReviewReply<F>) => void) => ReviewWorker<EncodedLine>;

/** What has been found of one line, and whoever looks for more. */
const createFinding = <F>(startReviewer: StartReviewer<F>, onDone: () => void) => {
  const [share, setShare] = createSignal(0);
  const [found, setFound] = createSignal<readonly F[]>([]);
  const [problem, setProblem] = createSignal<string | null>(null);
  let worker: ReviewWorker<EncodedLine> | null = null;
  const stop = (): void => {
    worker?.end();
    worker = null;
  };
  const hear = (reply: ReviewReply<F>): void => {
    if (reply._tag === "Found") {
      setShare(reply.share);
      setFound(reply.found);
      if (reply.share < 1) return;
    } else setProblem(reply.message);
    stop();
    onDone();
  };
  const start = (line: EncodedLine): void => {
    stop();
    setShare(0);
    setFound([]);
    setProblem(null);
    worker = startReviewer(hear);
    worker.ask(line);
  };
  onCleanup(stop);
  return { share, found, problem, start, stop };
};

/** Reviews the game of a chapter: its line as it was when somebody asked. Lines that are tried afterwards do not change what was found. */
export const createReview = <F>(session: Session, startReviewer: StartReviewer<F>): LineReview<F> => {
  const [task, setTask] = createSignal<"waiting" | "looking" | "done">("waiting");
  const { share, found, problem, start, stop } = createFinding(startReviewer, () => void setTask("done"));
  const isWhole = (): boolean => {
    const end = session.line().length - 1;
    return session.last() >= end && session.rules.outcome(session.openState(end)) !== null;
  };
  const standing = (): ReviewStanding => {
    if (task() !== "waiting") return task();
    if (!isWhole()) return "unfinished";
    return hasClosed(session.openState(session.line().length - 1)) ? "closed" : "waiting";
  };
  // A line that is tried changes the chapter, not which one it is.
  const chapter = createMemo(() => session.chapter().id);
  createEffect(
    on(
      chapter,
      () => {
        stop();
        setTask("waiting");
      },
      { defer: true },
    ),
  );
  return {
    standing,
    share,
    found,
    problem,
    start: () => {
      setTask("looking");
      start(encodedLine(session));
    },
    stop: () => {
      stop();
      setTask("done");
    },
  };
};
