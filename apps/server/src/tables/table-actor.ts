import { type ControllerChanged, type RulesVersion, seatOf, type Seat, standIns, type Table } from "@blueplate/kernel";
import type { TableFacts } from "@blueplate/api";
import { type ChatRecord, isProgram, type SeatRecord, type StoredEntry, type TableRecord } from "@blueplate/store";
import { Semaphore } from "effect";
import type { Actor } from "../actors/actor-registry.ts";

/** A game that the rules of today decide differently from `entry` on, as it would go on by them: nobody plays it yet. */
export interface PendingUpgrade {
  readonly table: Table;
  readonly from: RulesVersion;
  readonly entry: number;
}

/**
 * The one actor of a table in memory. It is changed only while its lock is held, and only after the change is stored; each
 * field is replaced as a whole, so that a reader never meets a half-made change.
 */
export interface TableActor extends Actor {
  record: TableRecord;
  seats: readonly SeatRecord[];
  chat: readonly ChatRecord[];
  /** The running game; null before the start and while the table can only be looked at. */
  table: Table | null;
  /** The log as stored; empty before the start. */
  log: readonly StoredEntry[];
  /** With what the game will begin when it goes on from another one: nobody sees it before the start. */
  before: readonly StoredEntry[];
  readOnly: TableFacts["readOnly"];
  /** How the table could go on by the rules of today; null where nobody has to be asked about them. */
  upgrade: PendingUpgrade | null;
  /** The seats that a bot plays in place of their person, as the log tells. */
  standIns: ReadonlyMap<Seat, ControllerChanged>;
  /** Another number whenever record or seats changed; never the same again. */
  version: number;
}

/** Changes a seat as it was changed in the store. */
export const replaceSeat = (actor: TableActor, seat: number, change: Partial<SeatRecord>): void => {
  actor.seats = actor.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one));
  actor.version = nextVersion();
};

let versions = 0;

/** A number that no actor had before. */
export const nextVersion = (): number => ++versions;

/** An actor of what was read from the store. */
export const actorOf = (
  loaded: Pick<TableActor, "record" | "seats" | "chat" | "table" | "log" | "before" | "readOnly" | "upgrade">,
  now: number,
): TableActor => ({
  ...loaded,
  id: loaded.record.id,
  standIns: standIns(loaded.log),
  lock: Semaphore.makeUnsafe(1),
  version: nextVersion(),
  touched: now,
  gone: false,
});

/** True for every device of the person who holds the seat. */
export const holds = ({ guest, devices }: SeatRecord, who: string): boolean => guest === who || devices.includes(who);

/** The seat that a guest holds at the table, or null. */
export const seatOfGuest = (actor: TableActor, guest: string | null): Seat | null => {
  const held = guest === null ? undefined : actor.seats.find((seat) => holds(seat, guest));
  return held ? seatOf(held.seat) : null;
};

/** The bot that decides for a seat now, its own or its person's stand-in; null when a person does. */
export const botAt = (actor: TableActor, seat: Seat): string | null =>
  actor.seats[seat]?.bot ?? actor.standIns.get(seat)?.bot ?? null;

/** The seats for which bots decide now. */
export const botSeats = (actor: TableActor): readonly Seat[] =>
  actor.seats.flatMap(({ seat }) => (botAt(actor, seatOf(seat)) === null ? [] : [seatOf(seat)]));

/** The seats that people play themselves: they are asked what those at a table agree on, programs from outside are not. */
export const peopleOf = (actor: TableActor): readonly Seat[] =>
  actor.seats.flatMap(({ seat, guest }) =>
    guest !== null && !isProgram(guest) && botAt(actor, seatOf(seat)) === null ? [seatOf(seat)] : [],
  );
