import { Malformed, NotStarted, NotYourSeat, Play, type PlayCommand, ReadOnly, Refused } from "@blueplate/api";
import { entryOf, type Refusal, refusal, type Seat, submit, type Table, undo } from "@blueplate/kernel";
import { Chat, EventLog } from "@blueplate/store";
import { Clock, Effect, Layer, Result } from "effect";
import { exportLog } from "./export.ts";
import { Hall, stored } from "./hall.ts";
import { type Owner, seatOfGuest } from "./owner.ts";
import { record } from "./record.ts";

interface CommandIdTaken extends Refusal {
  readonly _tag: "CommandIdTaken";
}

/** The running game and the caller's seat in it. */
const seatAt = (owner: Owner, guest: string): Result.Result<Seat, NotYourSeat> => {
  const seat = seatOfGuest(owner, guest);
  return seat === null ? Result.fail(new NotYourSeat({ table: owner.id })) : Result.succeed(seat);
};

/** The game of a table that can be played on. */
export const runningTable = (owner: Owner): Result.Result<Table, NotStarted | ReadOnly> => {
  if (owner.readOnly !== null) {
    const message = "This table was played under rules that have changed since. It can be looked at, not played on.";
    return Result.fail(new ReadOnly({ table: owner.id, message }));
  }
  return owner.table ? Result.succeed(owner.table) : Result.fail(new NotStarted({ table: owner.id }));
};

/** A command id belongs to the seat that used it first. */
const notOthersId = (table: Table, seat: Seat, commandId: string): Result.Result<void, Refused> => {
  const entry = entryOf(table, commandId);
  if (!entry || entry.seat === seat) return Result.succeed(undefined);
  return Result.fail(new Refused({ refusal: refusal<CommandIdTaken>({ _tag: "CommandIdTaken", rule: "" }) }));
};

/** Gives a command for a seat and stores it. Called with the owner's lock held. */
export const submitFor = (
  hall: Hall["Service"],
  owner: Owner,
  seat: Seat,
  request: Pick<PlayCommand, "commandId" | "seen" | "command">,
) =>
  Effect.gen(function* () {
    const table = yield* Effect.fromResult(runningTable(owner));
    yield* Effect.fromResult(notOthersId(table, seat, request.commandId));
    const { commandId, seen } = request;
    if (seen >= table.entries.length || seen < -1) {
      return yield* Effect.fail(new Malformed({ field: "seen", message: "no entry has this number yet" }));
    }
    const command = yield* Effect.fromResult(
      Result.mapError(
        table.rules.codecs.command.decode(request.command),
        (fault) =>
          new Malformed({ field: fault.field === "" ? "command" : `command.${fault.field}`, message: fault.message }),
      ),
    );
    const now = yield* Clock.currentTimeMillis;
    const step = yield* Effect.fromResult(
      Result.mapError(submit(table, { seat, commandId, seen, command }, now), (why) => new Refused({ refusal: why })),
    );
    return yield* record(hall, owner, step);
  });

const undoFor = (hall: Hall["Service"], owner: Owner, seat: Seat, commandId: string) =>
  Effect.gen(function* () {
    const table = yield* Effect.fromResult(runningTable(owner));
    yield* Effect.fromResult(notOthersId(table, seat, commandId));
    if (owner.record.status === "finished") {
      return yield* Effect.fail(new Refused({ refusal: { _tag: "NothingToUndo", rule: "" } }));
    }
    const now = yield* Clock.currentTimeMillis;
    const step = yield* Effect.fromResult(
      Result.mapError(undo(table, seat, commandId, now), (why) => new Refused({ refusal: why })),
    );
    return yield* record(hall, owner, step);
  });

const say = (hall: Hall["Service"], owner: Owner, seat: Seat, text: string) =>
  Effect.gen(function* () {
    const at = yield* Clock.currentTimeMillis;
    const name = owner.seats.find((one) => one.seat === seat)?.player ?? "";
    const line = { table: owner.id, seq: owner.chat.length, seat, name, text, at };
    yield* stored(Chat.use((chat) => chat.append(line)));
    owner.chat = [...owner.chat, line];
    hall.announce(owner.id);
    return { seq: line.seq };
  });

const makePlay = Effect.gen(function* () {
  const hall = yield* Hall;
  const store = yield* Effect.context<EventLog | Chat>();
  const seated = <A, E>(
    guest: string,
    table: string,
    act: (owner: Owner, seat: Seat) => Effect.Effect<A, E, EventLog | Chat>,
  ) =>
    hall
      .change(table, (owner) => Effect.flatMap(Effect.fromResult(seatAt(owner, guest)), (seat) => act(owner, seat)))
      .pipe(Effect.provideContext(store));
  return Play.of({
    submit: (guest, request) =>
      seated(guest, request.table, (owner, seat) => submitFor(hall, owner, seat, request)).pipe(
        Effect.map((seq) => ({ seq })),
      ),
    undo: (guest, table, commandId) =>
      seated(guest, table, (owner, seat) => undoFor(hall, owner, seat, commandId)).pipe(Effect.map((seq) => ({ seq }))),
    say: (guest, table, text) => seated(guest, table, (owner, seat) => say(hall, owner, seat, text)),
    exportLog: (visitor, table) =>
      Effect.flatMap(hall.open(table), (owner) => Effect.fromResult(exportLog(owner, visitor))),
  });
});

/** Commands, undo, chat and export over the hall. */
export const play = Layer.effect(Play, makePlay);
