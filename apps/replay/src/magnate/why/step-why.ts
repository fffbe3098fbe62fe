import type { ExplainedMove } from "@blueplate/bot";
import type { Viewer } from "@blueplate/kernel";
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import { encodedLine } from "../../review/encoded-line.ts";
import { hearWorker } from "../../review/review.ts";
import { createAtRest } from "../../session/at-rest.ts";
import { seatsIn } from "../../session/seats.ts";
import type { Session } from "../../session/session.ts";
import type { Viewpoint } from "../../session/viewpoint.ts";
import { createLatestAnswer, type LineQuestion } from "./latest-answer.ts";

/** What speaks for the step that is shown. */
export interface StepWhy {
  /** Nothing where nothing can be said, or nobody knows yet. */
  readonly moves: Accessor<readonly ExplainedMove[]>;
  readonly isAsking: Accessor<boolean>;
  /** Whether somebody acted in it, so that something may be said. */
  readonly isAsked: Accessor<boolean>;
}

const readerOf = (viewpoint: Viewpoint): Viewer =>
  viewpoint === "all" ? "referee" : viewpoint === "then" ? "watcher" : viewpoint;

/** The question about the step that is shown; null where nobody has acted, or where it is shown in part. */
const questionOf = (session: Session): LineQuestion | null => {
  const nodes = session.line();
  const { seat, command } = session.node();
  if (seat === null || command === null || session.fact() !== null) return null;
  const step = nodes.slice(0, session.at()).filter((node) => node.seat !== null).length;
  const bots = seatsIn(session).map(({ bot }) => bot);
  const key = `${session.chapter().id} ${nodes.at(-1)?.id ?? ""} ${nodes.length}`;
  return { key, step, reader: readerOf(session.viewpoint()), bots, line: () => encodedLine(session) };
};

const startWorker: Parameters<typeof createLatestAnswer>[0] = (hear, fail) =>
  hearWorker(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }), hear, fail);

/** Asks why the step that is shown was taken, once somebody rests there. Lives as long as the component that makes it. */
export const createStepWhy = (session: Session): StepWhy => {
  const [moves, setMoves] = createSignal<readonly ExplainedMove[]>([]);
  const [isAsking, setAsking] = createSignal(false);
  const question = createMemo(() => questionOf(session));
  const answers = createLatestAnswer(startWorker, (said) => {
    setAsking(false);
    setMoves(said ?? []);
  });
  const ask = createAtRest(() => {
    const now = question();
    if (now) answers.ask(now);
  }, "drop");
  createEffect(
    on(question, (now) => {
      // An answer that comes late is one to a step that is gone.
      answers.forget();
      setMoves([]);
      setAsking(now !== null);
      if (now) ask();
    }),
  );
  onCleanup(answers.end);
  return { moves, isAsking, isAsked: () => question() !== null };
};
