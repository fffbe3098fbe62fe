import {
  type BotAnswer,
  type BotThread,
  botAnswer,
  type BotQuestion,
  CHEF_ADVICE,
  type ChefReason,
  chefReasonOf,
  createBotThread,
  knowledgeFromLog,
  questionOf,
  type SpawnBotWorker,
} from "@blueplate/bot";
import { redact, type Seat } from "@blueplate/kernel";
import type { TableProps } from "@blueplate/tabletop";
import type { Command, State } from "@blueplate/trick-n-chef";
import { Result } from "effect";
import { createEffect, createSignal, on, onCleanup } from "solid-js";
import { spawnBotWorker } from "../local/bot-thread.ts";

/** What the bot would do, and why. */
export interface ChefHint {
  readonly command: Command;
  readonly reason: ChefReason;
}

type AskedTable = Pick<TableProps, "rules" | "state" | "entries" | "seat">;

/** The seat of the viewer where it is asked something. */
const askedSeat = ({ rules, state, seat }: AskedTable): Seat | null =>
  seat !== null && rules.waitsFor(state).includes(seat) ? seat : null;

/** The question to the bot that also reviews: what the seat has seen, from the log as it is sent to it; a table on this device holds more. */
const questionAt = ({ rules, entries }: AskedTable, seat: Seat): BotQuestion => {
  const sent = entries.map((entry) => redact(entry, seat));
  return questionOf(rules, knowledgeFromLog(rules, sent, seat), CHEF_ADVICE.bot, CHEF_ADVICE.seed);
};

const hintIn = ({ rules, state }: AskedTable, seat: Seat, answer: BotAnswer): ChefHint | null => {
  const decoded = "command" in answer ? rules.codecs.command.decode(answer.command) : null;
  if (!decoded || Result.isFailure(decoded)) return null;
  // cast: it is asked at tables of this game only, whose commands and states these are.
  const [command, view] = [decoded.success as Command, redact(state, seat) as State];
  return { command, reason: chefReasonOf(rules, view, seat, command) };
};

/** A thread for the bot; where no worker starts, the bots come to the page and think there. */
const threadFor = async ({ rules }: AskedTable, spawn: SpawnBotWorker): Promise<BotThread> => {
  const { bots } = await import("../local/games.ts");
  return createBotThread(spawn, (question) => botAnswer(rules, bots, question));
};

/**
 * What the bot that also reviews would do, thought of apart from the page when somebody asks. It speaks of one decision: when the table
 * moves on, what it thinks is given up and what it has said is gone.
 */
export const createChefAdvice = (table: AskedTable, spawn: SpawnBotWorker = spawnBotWorker) => {
  const [hint, setHint] = createSignal<ChefHint | null>(null);
  const [thinks, setThinks] = createSignal(false);
  let thread: Promise<BotThread> | null = null;
  let asked = 0;
  let giveUp = (): void => undefined;
  const forget = (): void => {
    asked++;
    giveUp();
    setThinks(false);
    setHint(null);
  };
  createEffect(on(() => table.entries.length, forget, { defer: true }));
  onCleanup(() => {
    forget();
    void thread?.then(({ end }) => end());
  });
  const ask = async (): Promise<void> => {
    const seat = askedSeat(table);
    if (seat === null) return;
    forget();
    const mine = asked;
    setThinks(true);
    thread ??= threadFor(table, spawn);
    const bots = await thread;
    if (mine !== asked) return;
    giveUp = bots.ask(questionAt(table, seat), (answer) => {
      // First what is said: the place of the button that asked is not empty in between.
      setHint(hintIn(table, seat, answer));
      setThinks(false);
    });
  };
  return { hint, thinks, isAsked: () => askedSeat(table) !== null, ask };
};
