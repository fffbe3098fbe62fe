import type { BotAnswer, BotQuestion } from "./question.ts";

/** A question under its number, as it is sent to a worker. */
export type NumberedQuestion = BotQuestion & { readonly id: number };

/** What a worker sends back: the number of the question with its answer, or null when the worker was lost. */
export type NumberedAnswer = (BotAnswer & { readonly id: number }) | null;

/** As much of a worker as is used. */
export interface BotWorker {
  readonly ask: (question: NumberedQuestion) => void;
  readonly end: () => void;
}

/** Starts a worker, which `hear` hears of; throws where none can be started. */
export type SpawnBotWorker = (hear: (answer: NumberedAnswer) => void) => BotWorker;

/** A thread in which bots decide, one decision at a time. */
export interface BotThread {
  /** Asks, and gives up what was asked before; `hear` is called once. What comes back gives this question up. */
  readonly ask: (question: BotQuestion, hear: (answer: BotAnswer) => void) => () => void;
  /** True as long as whoever asks need not do the thinking: a question may be asked before the answer is needed. */
  readonly isApart: () => boolean;
  /** Lets the worker go. */
  readonly end: () => void;
}

/** The worker that is started when it is needed, and again after it was ended; none once one could not start or was lost. */
const createWorkerSlot = (spawn: SpawnBotWorker, hear: (answer: NumberedAnswer) => void) => {
  let worker: BotWorker | null = null;
  let isLost = false;
  const end = (): void => {
    worker?.end();
    worker = null;
  };
  const start = (): BotWorker => {
    const mine: BotWorker = spawn((answer) => {
      if (mine !== worker) return;
      isLost = answer === null;
      if (isLost) end();
      hear(answer);
    });
    return mine;
  };
  const started = (): BotWorker | null => {
    if (worker || isLost) return worker;
    try {
      worker = start();
    } catch {
      isLost = true;
    }
    return worker;
  };
  return { started, end, isLost: () => isLost };
};

interface OpenQuestion {
  readonly question: NumberedQuestion;
  readonly hear: (answer: BotAnswer) => void;
}

/**
 * Lets a worker decide, which starts with the first question. A bot that is given up while it thinks cannot be told so: its worker is ended, and
 * another one starts with the next question. Where no worker starts, or one is lost, `decideHere` decides from then on.
 */
export const createBotThread = (spawn: SpawnBotWorker, decideHere: (question: BotQuestion) => BotAnswer): BotThread => {
  let asked = 0;
  let waiting: OpenQuestion | null = null;
  const slot = createWorkerSlot(spawn, (answer) => {
    if (answer === null) resolve(decideHere);
    else if (answer.id === waiting?.question.id) resolve(() => answer);
  });
  const resolve = (answer: (question: BotQuestion) => BotAnswer): void => {
    const open = waiting;
    waiting = null;
    open?.hear(answer(open.question));
  };
  const end = (): void => {
    waiting = null;
    slot.end();
  };
  const ask: BotThread["ask"] = (question, hear) => {
    if (waiting) end();
    const id = ++asked;
    waiting = { question: { ...question, id }, hear };
    const worker = slot.started();
    if (worker) worker.ask(waiting.question);
    else resolve(decideHere);
    return () => {
      if (waiting?.question.id === id) end();
    };
  };
  return { ask, isApart: () => !slot.isLost(), end };
};
