import type { ReviewedResult } from "@blueplate/bot";
import { hasClosed } from "@blueplate/kernel";
import { type Accessor, createEffect, createSignal, on, onCleanup } from "solid-js";
import type { Session } from "../../session/session.ts";
import type { DecisionPlace, EncodedLine, FoundDecision, ReviewReply, ReviewRequest } from "./question.ts";

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
export interface LineReview {
  readonly standing: Accessor<ReviewStanding>;
  readonly share: Accessor<number>;
  readonly found: Accessor<readonly FoundDecision[]>;
  readonly problem: Accessor<string | null>;
  readonly start: () => void;
  readonly stop: () => void;
  /** What comes of the decisions at a place of the line that is shown now; null where nothing was decided there. */
  readonly weigh: (place: DecisionPlace) => Promise<ReviewedResult | null>;
}

/** A worker of this browser, with what it says. */
const spawn = (hear: (reply: ReviewReply) => void) => {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<ReviewReply>) => hear(data));
  worker.addEventListener("error", ({ message }) => hear({ _tag: "Failed", message }));
  return { ask: (request: ReviewRequest) => worker.postMessage(request), end: () => worker.terminate() };
};

const encodedLine = ({ rules: { game, config, hash, codecs }, openState, line }: Session): EncodedLine => ({
  game,
  config,
  hash,
  start: codecs.state.encode(openState(0)),
  steps: line().flatMap(({ seat, command, events }) => (seat === null ? [] : [{ seat, command, events }])),
});

/** Asks once, and lets the worker go. */
const weighed = (line: EncodedLine, place: DecisionPlace): Promise<ReviewedResult | null> =>
  new Promise((resolve, reject) => {
    const worker = spawn((reply) => {
      worker.end();
      if (reply._tag === "Weighed") resolve(reply.result);
      else reject(new Error(reply._tag === "Failed" ? reply.message : reply._tag));
    });
    worker.ask({ _tag: "Weigh", line, place });
  });

/** What has been found of one line, and whoever looks for more. */
const createFinding = (onDone: () => void) => {
  const [share, setShare] = createSignal(0);
  const [found, setFound] = createSignal<readonly FoundDecision[]>([]);
  const [problem, setProblem] = createSignal<string | null>(null);
  let worker: ReturnType<typeof spawn> | null = null;
  const stop = (): void => {
    worker?.end();
    worker = null;
  };
  const hear = (reply: ReviewReply): void => {
    if (reply._tag === "Found") {
      setShare(reply.share);
      setFound(reply.found);
      if (reply.share < 1) return;
    } else setProblem(reply._tag === "Failed" ? reply.message : reply._tag);
    stop();
    onDone();
  };
  const start = (line: EncodedLine): void => {
    stop();
    setShare(0);
    setFound([]);
    setProblem(null);
    worker = spawn(hear);
    worker.ask({ _tag: "Review", line });
  };
  onCleanup(stop);
  return { share, found, problem, start, stop };
};

/** Reviews the game of a chapter: its line as it was when somebody asked. Lines that are tried afterwards do not change what was found. */
export const createReview = (session: Session): LineReview => {
  const [task, setTask] = createSignal<"waiting" | "looking" | "done">("waiting");
  const { share, found, problem, start, stop } = createFinding(() => void setTask("done"));
  const isWhole = (): boolean => {
    const end = session.line().length - 1;
    return session.last() >= end && session.rules.outcome(session.openState(end)) !== null;
  };
  const standing = (): ReviewStanding => {
    if (task() !== "waiting") return task();
    if (!isWhole()) return "unfinished";
    return hasClosed(session.openState(session.line().length - 1)) ? "closed" : "waiting";
  };
  createEffect(
    on(
      () => session.chapter().id,
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
    weigh: (place) => weighed(encodedLine(session), place),
  };
};
