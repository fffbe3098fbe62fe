import {
  type BotAnswer,
  type BotThread,
  botAnswer,
  botQuestion,
  createBotThread,
  forcedCommand,
  pauseBefore,
  type SpawnBotWorker,
} from "@blueplate/bot";
import { decidersAsked, legalCommand, type LogHeader, type Seat, type Table, type Tagged } from "@blueplate/kernel";
import { Result } from "effect";
import { createEffect, createMemo, onCleanup } from "solid-js";
import { spawnBotWorker } from "./bot-thread.ts";
import { botAt, type Sides } from "./controllers.ts";
import { bots } from "./games.ts";
import type { CommandGiver } from "./orders.ts";

/** What bots act at. */
interface Driven {
  readonly header: LogHeader;
  readonly table: () => Table;
  readonly sides: () => Sides;
  /** True while people agree on something: nothing happens until they have. */
  readonly isPaused: () => boolean;
}

/** How long bots wait. */
export interface BotPace {
  /** Milliseconds in place of these: more while another window leads. */
  readonly after: (pauseMs: number) => number;
  /** Another window leads: what bots of this one think will hardly be needed. */
  readonly isFollowing: () => boolean;
}

/** Milliseconds that a bot waits where people want to see who acts now. */
const BOT_MS = 500;

/** The command in an answer; null where the bot gave none. */
const commandIn = ({ rules }: Table, answer: BotAnswer): Tagged | null =>
  "command" in answer ? Result.getOrElse(rules.codecs.command.decode(answer.command), () => null) : null;

/** A decision of a bot at a table as it stands. */
interface BotTurn {
  readonly table: Table;
  readonly seat: Seat;
  readonly bot: string;
  readonly thread: BotThread;
}

/** Lets the bot think; `hear` gets its command, once. What comes back gives it up. */
const think = ({ table, seat, bot, thread }: BotTurn, hear: (command: Tagged | null) => void): (() => void) => {
  const question = botQuestion(table, seat, bot, `${table.seed}|bot|${seat}|${table.entries.length}`);
  return thread.ask(question, (answer) => hear(commandIn(table, answer)));
};

/** Plays the command of a bot, or a legal one in its place. */
const playFor = (play: CommandGiver, { table, seat }: BotTurn, command: Tagged | null): void => {
  const isRefused = !command || play(seat, command) !== null;
  const legal = isRefused ? legalCommand(table, seat) : null;
  if (legal) play(seat, legal);
};

/** Plays once the pause is over and the bot has come to something, which it thinks of meanwhile. What comes back gives the turn up. */
const takeTurn = (turn: BotTurn, play: CommandGiver, pace: BotPace): (() => void) => {
  let command: Tagged | null | undefined = forcedCommand(turn.table, turn.seat) ?? undefined;
  let isDue = false;
  let giveUp: (() => void) | null = null;
  const act = (): void => {
    if (isDue && command !== undefined) playFor(play, turn, command);
  };
  const begin = (): void => {
    giveUp = think(turn, (found) => {
      command = found;
      act();
    });
  };
  if (command === undefined && turn.thread.isApart() && !pace.isFollowing()) begin();
  const timer = setTimeout(
    () => {
      isDue = true;
      if (command === undefined && !giveUp) begin();
      else act();
    },
    pace.after(pauseBefore(turn.table, turn.seat, BOT_MS)),
  );
  return () => {
    clearTimeout(timer);
    giveUp?.();
  };
};

/**
 * Lets bots act when the table waits for them. They think apart from the page while they pause, so that the pause is no longer for it; when
 * the table moves on before, what they think is given up.
 */
export const driveBots = (
  { header, table, sides, isPaused }: Driven,
  play: CommandGiver,
  pace: BotPace,
  spawn: SpawnBotWorker = spawnBotWorker,
): void => {
  const thread = createBotThread(spawn, (question) => botAnswer(table().rules, bots, question));
  onCleanup(thread.end);
  const next = createMemo(() => {
    if (isPaused()) return null;
    const [first] = decidersAsked(table(), (seat) => (sides().bots.includes(seat) ? seat : null));
    return first?.seat ?? null;
  });
  createEffect(() => {
    const seat = next();
    const now = table();
    if (seat === null) return;
    const bot = botAt(header, now.entries, seat) ?? "";
    onCleanup(takeTurn({ table: now, seat, bot, thread }, play, pace));
  });
};
