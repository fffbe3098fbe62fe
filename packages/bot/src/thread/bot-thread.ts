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

/**
 * Lets a worker decide, which starts with the first question. A bot that is given up while it thinks cannot be told so: its worker is ended, and
 * another one starts with the next question. Where no worker starts, or one is lost, `decideHere` decides from then on.
 */
export const createBotThread = (spawn: SpawnBotWorker, decideHere: (question: BotQuestion) => BotAnswer): BotThread => {
  let worker: BotWorker | null = null;
  let isLost = false;
  let asked = 0;
  let waiting: { readonly question: NumberedQuestion; readonly hear: (answer: BotAnswer) => void } | null = null;
  const end = (): void => {
    waiting = null;
    worker?.end();
    worker = null;
  };
  const answered = (id: number, answer: (question: BotQuestion) => BotAnswer): void => {
    if (waiting?.question.id !== id) return;
    const { question, hear } = waiting;
    waiting = null;
    hear(answer(question));
  };
  const lose = (): void => {
    isLost = true;
    const open = waiting;
    end();
    if (!open) return;
    waiting = open;
    answered(open.question.id, decideHere);
  };
  const started = (): BotWorker | null => {
    if (worker || isLost) return worker;
    try {
      const mine: BotWorker = spawn((answer) => {
        if (mine !== worker) return;
        if (answer === null) lose();
        else answered(answer.id, () => answer);
      });
      worker = mine;
    } catch {
      isLost = true;
    }
    return worker;
  };
  const ask: BotThread["ask"] = (question, hear) => {
    if (waiting) end();
    const id = ++asked;
    waiting = { question: { ...question, id }, hear };
    const thread = started();
    if (thread) thread.ask(waiting.question);
    else answered(id, decideHere);
    return () => {
      if (waiting?.question.id === id) end();
    };
  };
  return { ask, isApart: () => !isLost, end };
};
