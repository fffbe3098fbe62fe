import {
  type Entry,
  firstCommand,
  goBack,
  type Json,
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
import { batch, createEffect, createMemo, createSignal, onCleanup } from "solid-js";
import { localBot } from "./games.ts";
import { createOrders, type Play } from "./orders.ts";

/** What a table on this device begins from. */
export interface Opening {
  readonly header: LogHeader;
  readonly rules: Rules;
  readonly seed: string;
  readonly entries: readonly Entry[];
  /** By seat what it has decided beforehand. */
  readonly orders?: readonly Json[];
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
  /** What a seat has decided beforehand; null for nothing. */
  readonly orders: (seat: Seat) => Json;
  /** The numbers of a seat's entries that its orders led to. */
  readonly byOrder: (seat: Seat) => readonly number[];
  /** The holder decides beforehand; null for nothing any more. */
  readonly order: (orders: Json) => Refusal | null;
  /** Goes on from how the table stands in another window. */
  readonly takeUp: (newer: Pick<Opening, "entries" | "orders">) => void;
}

/** Milliseconds that a bot seems to think, so that its moves can be followed. */
const BOT_MS = 500;

/** The same in a window that follows another: the bots are left to the window in which somebody plays, for as long as it is open. */
const FOLLOWING_MS = 2000;

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
const driveBots = (header: LogHeader, table: () => Table, play: Play, after: () => number): void => {
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
    }, after());
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

/** In whose hands the device is: one person's always; with several in nobody's until the one who is asked takes it. */
const createHands = (
  people: readonly Seat[],
  waits: () => readonly Seat[],
): Pick<LocalOwner, "holder" | "awaited" | "take"> & { readonly release: () => void } => {
  const first = people.length === 1 ? (people[0] ?? null) : null;
  const [taken, setTaken] = createSignal<Seat | null>(first);
  const asked = createMemo(() => waits().filter((seat) => people.includes(seat)));
  const holder = (): Seat | null => {
    const seat = taken();
    if (people.length <= 1 || seat === null || asked().length === 0) return seat;
    return asked().includes(seat) ? seat : null;
  };
  const awaited = (): Seat | null => (holder() === null ? (asked()[0] ?? null) : null);
  return { holder, awaited, take: () => void setTaken(awaited()), release: () => void setTaken(first) };
};

/** The table as it stands: an accepted step takes its place, and `onEntry` hears of it. */
const createRunning = ({ rules, seed, entries }: Opening, onEntry: () => void) => {
  const [table, setTable] = createSignal<Table>(openTable(rules, seed, entries));
  const accept = (step: Result.Result<Step<unknown, Tagged, Tagged>, Refusal>): Refusal | null => {
    if (Result.isFailure(step)) return step.failure;
    setTable(step.success.table);
    onEntry();
    return null;
  };
  const play: Play = (seat, command, commandId = nanoid()) => {
    const seen = table().entries.length - 1;
    return accept(submit(table(), { seat, commandId, seen, command }, Date.now()));
  };
  const takeUp = (newer: readonly Entry[]): void => void setTable(openTable(rules, seed, newer));
  return { table, accept, play, takeUp };
};

/** Hears of the table and of what its seats have decided beforehand. */
type OnChange = (table: Table, orders: readonly Json[]) => void;

/** How long bots and orders wait: the longer while another window leads, until somebody plays here. */
const createPace = () => {
  let isFollowing = false;
  return {
    after: (): number => (isFollowing ? FOLLOWING_MS : BOT_MS),
    follow: (): void => void (isFollowing = true),
    lead: (): void => void (isFollowing = false),
  };
};

/** What whoever holds the device does with the table. */
const actsOf = (
  { table, accept, play }: ReturnType<typeof createRunning>,
  bots: readonly Seat[],
  byHolder: (act: (seat: Seat) => Refusal | null) => Refusal | null,
): Pick<LocalOwner, "give" | "takeBack" | "backTo"> => {
  const wish = (seat: Seat) => ({ seat, commandId: nanoid() });
  return {
    give: (command) => byHolder((seat) => play(seat, command)),
    takeBack: () => byHolder((seat) => accept(undo(table(), { ...wish(seat), bots }, Date.now()))),
    backTo: (to) => byHolder((seat) => accept(goBack(table(), { ...wish(seat), to }, Date.now()))),
  };
};

/**
 * Runs a table in this page. With one person the screen is always that person's; with several it is passed on, and belongs to
 * nobody until the one who is asked takes it. `onChange` hears of every new entry and of new orders.
 */
export const createOwner = (opening: Opening, onChange: OnChange): LocalOwner => {
  const { header, rules } = opening;
  const { people, bots } = sides(header);
  const running = createRunning(opening, () => onChange(table(), orders.all()));
  const { table, play } = running;
  const orders = createOrders(opening.orders ?? [], people, table);
  const { release, ...hands } = createHands(people, () =>
    // Whoever has decided beforehand need not take the device for it.
    rules.waitsFor(table().state).filter((seat) => !orders.due().some((each) => each.seat === seat)),
  );
  const pace = createPace();
  driveBots(header, table, play, pace.after);
  orders.drive(play, pace.after);
  const byHolder = (act: (seat: Seat) => Refusal | null): Refusal | null => {
    const seat = hands.holder();
    pace.lead();
    return seat === null ? NOBODY_HOLDS : act(seat);
  };
  return {
    table,
    ...hands,
    ...actsOf(running, bots, byHolder),
    orders: orders.of,
    byOrder: orders.played,
    order: (wanted) =>
      byHolder((seat) => {
        orders.set(seat, wanted);
        onChange(table(), orders.all());
        return null;
      }),
    takeUp: (newer) =>
      batch(() => {
        pace.follow();
        release();
        orders.setAll(newer.orders ?? []);
        running.takeUp(newer.entries);
      }),
  };
};
