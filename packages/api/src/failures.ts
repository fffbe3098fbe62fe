import type { Refusal } from "@blueplate/kernel";
import { Data } from "effect";

/** Input that does not fit: `field` is the path of the first fault, `index` the command of a batch that it is in. */
export class MalformedInput extends Data.TaggedError("Malformed")<{
  readonly field: string;
  readonly message: string;
  readonly index?: number;
}> {}

/** No bot of the caller has this id. */
export class NoSuchBot extends Data.TaggedError("NoSuchBot")<{ readonly bot: string }> {}

/** No table has this id. */
export class NoSuchTable extends Data.TaggedError("NoSuchTable")<{ readonly table: string }> {}

/** The caller does not sit on a seat of this table, or is not its host where only the host may act. */
export class NotYourSeat extends Data.TaggedError("NotYourSeat")<{ readonly table: string }> {}
export class NotTheHost extends Data.TaggedError("NotTheHost")<{ readonly table: string }> {}

/** The seat is held by somebody else, no seat is free, or the caller has one already. */
export class SeatTaken extends Data.TaggedError("SeatTaken")<{ readonly table: string }> {}
export class AlreadySeated extends Data.TaggedError("AlreadySeated")<{ readonly table: string }> {}

/** Somebody else at the table flies these colours. */
export class ColoursTaken extends Data.TaggedError("ColoursTaken")<{ readonly table: string }> {}

/** The game has begun, has not begun, or cannot begin while seats are free. */
export class AlreadyStarted extends Data.TaggedError("AlreadyStarted")<{ readonly table: string }> {}
export class NotStarted extends Data.TaggedError("NotStarted")<{ readonly table: string }> {}
export class SeatsFree extends Data.TaggedError("SeatsFree")<{ readonly table: string }> {}

/** A link that opens a seat on another device: unknown, used or too old. */
export class LinkVoid extends Data.TaggedError("LinkVoid")<{ readonly message: string }> {}

/** The rules do not allow it; the whole refusal travels in the error's data. `index`: which command of a batch. */
export class Refused extends Data.TaggedError("Refused")<{ readonly refusal: Refusal; readonly index?: number }> {}

/** The table was played under rules that have changed since: it can be looked at, not played on. */
export class ReadOnly extends Data.TaggedError("ReadOnly")<{ readonly table: string; readonly message: string }> {}

/** Somebody else's request is open at the table: it is answered first. */
export class AskedAlready extends Data.TaggedError("AskedAlready")<{ readonly table: string }> {}

/** The request is no more: answered, withdrawn, or the game has gone on since. Nor can anybody answer what they asked. */
export class NotAsked extends Data.TaggedError("NotAsked")<{ readonly table: string }> {}

/** A program plays the seat: its person takes it back first. `Resigned`: it was given up for good. */
export class HandedOver extends Data.TaggedError("HandedOver")<{ readonly table: string }> {}
export class Resigned extends Data.TaggedError("Resigned")<{ readonly table: string }> {}

/** The person of the seat has not been waited for long enough. `retryAfter` in seconds, null when nobody waits for it. */
export class NotAway extends Data.TaggedError("NotAway")<{
  readonly table: string;
  readonly retryAfter: number | null;
}> {}

/** The caller does not wait for this seat, or somebody has said a word to its person already. */
export class NotWaited extends Data.TaggedError("NotWaited")<{ readonly table: string }> {}
export class NudgedAlready extends Data.TaggedError("NudgedAlready")<{ readonly table: string }> {}

/** Too many of `what` from one guest or address. `retryAfter` in seconds, `retryAfterMs` where it is known more exactly. */
export class TooMany extends Data.TaggedError("TooMany")<{
  readonly what: string;
  readonly retryAfter: number;
  readonly retryAfterMs?: number;
}> {}

/** The server has more to do than it can: it goes on with the tables in play, and takes new work again after so many seconds. */
export class Overloaded extends Data.TaggedError("Overloaded")<{ readonly retryAfter: number }> {}

/**
 * Whoever runs the server has banned the caller, or everybody of the caller's network: nothing is answered to them but this. `retryAfter`:
 * seconds after which a page that was left open looks whether it still holds.
 */
export class Banned extends Data.TaggedError("Banned")<{ readonly message: string; readonly retryAfter: number }> {}

/** Whoever runs the server has stopped all writing for a while: what there is can be looked at, and nothing changes. Seconds. */
export class ServerReadOnly extends Data.TaggedError("ServerReadOnly")<{ readonly retryAfter: number }> {}

/** The caller has opened `most` tables that are not finished: some have to be closed or finished first. */
export class TooManyTables extends Data.TaggedError("TooManyTables")<{ readonly most: number }> {}

/** The caller has `most` bots whose tokens are good: some have to be revoked first. */
export class TooManyBots extends Data.TaggedError("TooManyBots")<{ readonly most: number }> {}

/** There is no study with this id, or none that is shown to the caller. */
export class NoSuchStudy extends Data.TaggedError("NoSuchStudy")<{ readonly study: string }> {}

/** Only an owner of the study may. */
export class NotTheOwner extends Data.TaggedError("NotTheOwner")<{ readonly study: string }> {}

/** The caller is in `most` studies: some have to be left or deleted first. */
export class TooManyStudies extends Data.TaggedError("TooManyStudies")<{ readonly most: number }> {}

/** The store did not answer: nothing is known to have happened; asking again with the same id is safe. */
export class NotStored extends Data.TaggedError("NotStored")<{ readonly message: string }> {}

/** Everything a procedure answers besides success. */
export type Failure =
  | MalformedInput
  | NoSuchTable
  | NotYourSeat
  | NotTheHost
  | SeatTaken
  | AlreadySeated
  | ColoursTaken
  | AlreadyStarted
  | NotStarted
  | SeatsFree
  | LinkVoid
  | Refused
  | ReadOnly
  | AskedAlready
  | NotAsked
  | HandedOver
  | Resigned
  | NotAway
  | NotWaited
  | NudgedAlready
  | TooMany
  | Overloaded
  | Banned
  | ServerReadOnly
  | TooManyTables
  | NoSuchStudy
  | NotTheOwner
  | TooManyStudies
  | NoSuchBot
  | TooManyBots
  | NotStored;
