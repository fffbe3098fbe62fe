import { firstCommand, type LogHeader, redact, type Seat, type Table, type Tagged } from "@blueplate/kernel";
import { createEffect, createMemo, onCleanup } from "solid-js";
import { localBot } from "./games.ts";
import type { Play } from "./orders.ts";
import { botAt, type Sides } from "./sides.ts";

/** The command of the bot at a seat, decided on its own view; a legal one in its place when it has none. */
const botCommand = (table: Table, header: LogHeader, seat: Seat): Tagged | null => {
  const { rules } = table;
  const view = redact(table.state, seat);
  const bot = localBot(rules.game, botAt(header, table.entries, seat) ?? "");
  const seed = `${table.seed}|bot|${seat}|${table.entries.length}`;
  return bot?.decide(view, seat, rules, { seed, work: 1 }) ?? firstCommand(rules, view, seat);
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
export const driveBots = ({ header, table, sides, isPaused }: Driven, play: Play, after: () => number): void => {
  const next = createMemo(() => {
    const { rules, state } = table();
    if (isPaused()) return null;
    return rules.waitsFor(state).find((seat) => sides().bots.includes(seat)) ?? null;
  });
  createEffect(() => {
    const seat = next();
    const now = table();
    if (seat === null) return;
    const timer = setTimeout(() => {
      const command = botCommand(now, header, seat);
      const isRefused = !command || play(seat, command) !== null;
      const legal = isRefused ? firstCommand(now.rules, redact(now.state, seat), seat) : null;
      if (legal) play(seat, legal);
    }, after());
    onCleanup(() => clearTimeout(timer));
  });
};
