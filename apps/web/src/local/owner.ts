import {
  type Entry,
  firstCommand,
  goBack,
  type LogHeader,
  openTable,
  redact,
  type Refusal,
  type Rules,
  type Seat,
  seatOf,
  type Step,
  submit,
  type Table,
  type Tagged,
  undo,
} from "@blueplate/kernel";
import { Result } from "effect";
import { nanoid } from "nanoid";
import { createEffect, createMemo, createSignal, onCleanup } from "solid-js";
import { localBot } from "./games.ts";

/** What a table on this device begins from. */
export interface Opening {
  readonly header: LogHeader;
  readonly rules: Rules;
  readonly seed: string;
  readonly entries: readonly Entry[];
}

/** The owner of a table on this device: the same kernel as on the server, in this page. */
export interface LocalOwner {
  readonly table: () => Table;
  /** Whose eyes the screen belongs to; null while it is passed on. */
  readonly holder: () => Seat | null;
  /** Who shall take the device, or null. */
  readonly awaited: () => Seat | null;
  /** The awaited person takes the device. */
  readonly take: () => void;
  /** Gives a command for the one who holds the device. */
  readonly give: (command: Tagged) => Refusal | null;
  /** Takes back the holder's last decision, with what bots have answered to it. */
  readonly takeBack: () => Refusal | null;
  /** Goes back to an entry: those round the screen have agreed among themselves. */
  readonly backTo: (to: number) => Refusal | null;
}

/** Milliseconds that a bot seems to think, so that its moves can be followed. */
const BOT_MS = 500;

const NOBODY_HOLDS: Refusal = { _tag: "NotNow", rule: "" };

/** The command of the bot at a seat, decided on its own view; a legal one in its place when it has none. */
const botCommand = (table: Table, header: LogHeader, seat: Seat): Tagged | null => {
  const { rules } = table;
  const view = redact(table.state, seat);
  const bot = localBot(rules.game, header.seats[seat]?.bot ?? "");
  const seed = `${table.seed}|bot|${seat}|${table.entries.length}`;
  return bot?.decide(view, seat, rules, { seed, work: 1 }) ?? firstCommand(rules, view, seat);
};

/** Lets bots act when the table waits for them. */
const driveBots = (
  header: LogHeader,
  table: () => Table,
  play: (seat: Seat, command: Tagged) => Refusal | null,
): void => {
  const next = createMemo(() => {
    const { rules, state } = table();
    return rules.waitsFor(state).find((seat) => header.seats[seat]?.bot != null) ?? null;
  });
  createEffect(() => {
    const seat = next();
    const now = table();
    if (seat === null) return;
    const timer = setTimeout(() => {
      const command = botCommand(now, header, seat);
      const refused = command ? play(seat, command) : NOBODY_HOLDS;
      const legal = refused ? firstCommand(now.rules, redact(now.state, seat), seat) : null;
      if (legal) play(seat, legal);
    }, BOT_MS);
    onCleanup(() => clearTimeout(timer));
  });
};

/** The seats of people and those of bots. */
const sides = ({ seats }: LogHeader): { readonly people: readonly Seat[]; readonly bots: readonly Seat[] } => {
  const all = seats.map((_, index) => seatOf(index));
  return {
    people: all.filter((seat) => seats[seat]?.bot === null),
    bots: all.filter((seat) => seats[seat]?.bot !== null),
  };
};

/**
 * Runs a table in this page. With one person the screen is always that person's; with several it is passed on, and belongs to
 * nobody until the one who is asked takes it. `onEntry` hears of every new entry.
 */
export const createOwner = (opening: Opening, onEntry: (table: Table) => void): LocalOwner => {
  const { header, rules, seed, entries } = opening;
  const { people, bots } = sides(header);
  const [table, setTable] = createSignal<Table>(openTable(rules, seed, entries));
  const [taken, setTaken] = createSignal<Seat | null>(people.length === 1 ? (people[0] ?? null) : null);
  const asked = createMemo(() => rules.waitsFor(table().state).filter((seat) => people.includes(seat)));
  const holder = (): Seat | null => {
    const seat = taken();
    if (people.length <= 1 || seat === null || asked().length === 0) return seat;
    return asked().includes(seat) ? seat : null;
  };
  const awaited = (): Seat | null => (holder() === null ? (asked()[0] ?? null) : null);
  const accept = (step: Result.Result<Step<unknown, Tagged, Tagged>, Refusal>): Refusal | null => {
    if (Result.isFailure(step)) return step.failure;
    setTable(step.success.table);
    onEntry(step.success.table);
    return null;
  };
  const play = (seat: Seat, command: Tagged): Refusal | null => {
    const seen = table().entries.length - 1;
    return accept(submit(table(), { seat, commandId: nanoid(), seen, command }, Date.now()));
  };
  driveBots(header, table, play);
  const byHolder = (act: (seat: Seat) => Refusal | null): Refusal | null => {
    const seat = holder();
    return seat === null ? NOBODY_HOLDS : act(seat);
  };
  const wish = (seat: Seat) => ({ seat, commandId: nanoid() });
  return {
    table,
    holder,
    awaited,
    take: () => void setTaken(awaited()),
    give: (command) => byHolder((seat) => play(seat, command)),
    takeBack: () => byHolder((seat) => accept(undo(table(), { ...wish(seat), bots }, Date.now()))),
    backTo: (to) => byHolder((seat) => accept(goBack(table(), { ...wish(seat), to }, Date.now()))),
  };
};
