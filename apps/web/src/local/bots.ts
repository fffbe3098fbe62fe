import {
  decidersAsked,
  decisionPointOf,
  legalCommand,
  type LogHeader,
  type Seat,
  type Table,
  type Tagged,
} from "@blueplate/kernel";
import { deciderOf } from "@blueplate/bot";
import { createEffect, createMemo, onCleanup } from "solid-js";
import { localBot } from "./games.ts";
import type { CommandGiver } from "./orders.ts";
import { botAt, type Sides } from "./controllers.ts";

/** The command of the bot at a seat, decided on its own view; a legal one in its place when it has none. */
const botCommand = (table: Table, header: LogHeader, seat: Seat): Tagged | null => {
  const bot = localBot(table.rules.game, botAt(header, table.entries, seat) ?? "");
  const decide = bot && deciderOf(bot, () => `${table.seed}|bot|${seat}|${table.entries.length}`);
  return decide?.(decisionPointOf(table), seat) ?? legalCommand(table, seat);
};

/** What bots act at. */
interface Driven {
  readonly header: LogHeader;
  readonly table: () => Table;
  readonly sides: () => Sides;
  /** True while people agree on something: nothing happens until they have. */
  readonly isPaused: () => boolean;
}

/** Lets bots act when the table waits for them, after so many milliseconds. */
export const driveBots = (
  { header, table, sides, isPaused }: Driven,
  play: CommandGiver,
  after: () => number,
): void => {
  const next = createMemo(() => {
    if (isPaused()) return null;
    const [first] = decidersAsked(table(), (seat) => (sides().bots.includes(seat) ? seat : null));
    return first?.seat ?? null;
  });
  createEffect(() => {
    const seat = next();
    const now = table();
    if (seat === null) return;
    const timer = setTimeout(() => {
      const command = botCommand(now, header, seat);
      const isRefused = !command || play(seat, command) !== null;
      const legal = isRefused ? legalCommand(now, seat) : null;
      if (legal) play(seat, legal);
    }, after());
    onCleanup(() => clearTimeout(timer));
  });
};
