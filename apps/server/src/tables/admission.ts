import { HandedOver, NotStarted, NotYourSeat, ReadOnly, Refused } from "@blueplate/api";
import { entryOf, type Refusal, refusal, type Seat, type Table, type Tagged } from "@blueplate/kernel";
import { Equal, Result } from "effect";
import { botAt, type TableActor, seatOfGuest } from "./table-actor.ts";

interface CommandIdTaken extends Refusal {
  readonly _tag: "CommandIdTaken";
}

/** The caller's seat at a table. */
export const seatAt = (actor: TableActor, guest: string): Result.Result<Seat, NotYourSeat> => {
  const seat = seatOfGuest(actor, guest);
  return seat === null ? Result.fail(new NotYourSeat({ table: actor.id })) : Result.succeed(seat);
};

const WHY_READ_ONLY: Readonly<Record<NonNullable<TableActor["readOnly"]>, string>> = {
  "rules-changed": "This table was played under rules that have changed since. It can be looked at, not played on.",
  "rules-unfit": "The rules of today cannot go on with this table. It can be looked at, not played on.",
  "unknown-game": "The game of this table is not known here. It is kept, but cannot be played on.",
};

/** The game of a table that can be played on. */
export const runningTable = (actor: TableActor): Result.Result<Table, NotStarted | ReadOnly> => {
  if (actor.readOnly !== null) {
    return Result.fail(new ReadOnly({ table: actor.id, message: WHY_READ_ONLY[actor.readOnly] }));
  }
  return actor.table ? Result.succeed(actor.table) : Result.fail(new NotStarted({ table: actor.id }));
};

/** A person decides for a seat only while no bot does. */
export const playedByPerson = (actor: TableActor, seat: Seat): Result.Result<void, HandedOver> =>
  botAt(actor, seat) === null ? Result.succeed(undefined) : Result.fail(new HandedOver({ table: actor.id }));

const idTaken = () =>
  Result.fail(new Refused({ refusal: refusal<CommandIdTaken>({ _tag: "CommandIdTaken", rule: "" }) }));

/** A command id belongs to the seat that used it first. */
export const notOthersId = (table: Table, seat: Seat, commandId: string): Result.Result<void, Refused> => {
  const entry = entryOf(table, commandId);
  if (!entry || entry.seat === seat) return Result.succeed(undefined);
  return idTaken();
};

/** A repeat asks for what was asked first: answered as if it had happened, another command would be lost without a word. */
export const sameAsBefore = (table: Table, commandId: string, command: Tagged): Result.Result<void, Refused> => {
  const entry = entryOf(table, commandId);
  if (!entry) return Result.succeed(undefined);
  const isSame =
    entry._tag === "Played" && Equal.equals(entry.command.content, table.rules.codecs.command.encode(command));
  return isSame ? Result.succeed(undefined) : idTaken();
};
