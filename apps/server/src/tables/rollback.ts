import {
  type AnswerRollback,
  AskedAlready,
  type AskRollback,
  NotAsked,
  Refused,
  type UndoCommand,
  type WithdrawRollback,
} from "@blueplate/api";
import {
  entryOf,
  rollback,
  type Refusal,
  refusal,
  type RollbackRequest,
  type Seat,
  seatOf,
  type Stale,
  undo,
  undoTargets,
} from "@blueplate/kernel";
import { Clock, Effect, Result } from "effect";
import type { TableRegistry } from "./table-registry.ts";
import { botSeats, type TableActor } from "./table-actor.ts";
import { notOthersId, playedByPerson, runningTable } from "./admission.ts";
import { askedBy, openWish, setWish } from "./questions.ts";
import { record } from "./record.ts";

const refused = (why: Refusal): Refused => new Refused({ refusal: why });

/** The game of a table where something can still be taken back. */
const unfinished = (actor: TableActor, seat: Seat) =>
  Effect.gen(function* () {
    yield* Effect.fromResult(playedByPerson(actor, seat));
    const table = yield* Effect.fromResult(runningTable(actor));
    if (actor.record.status !== "finished") return table;
    return yield* Effect.fail(refused({ _tag: "NothingToUndo", rule: "" }));
  });

/** Takes back what a seat may take back alone. Called with the actor's lock held, as everything here. */
export const undoFor = (
  registry: TableRegistry["Service"],
  actor: TableActor,
  seat: Seat,
  { commandId, to }: UndoCommand,
) =>
  Effect.gen(function* () {
    const table = yield* unfinished(actor, seat);
    yield* Effect.fromResult(notOthersId(table, seat, commandId));
    const now = yield* Clock.currentTimeMillis;
    const step = undo(table, { seat, commandId, to, bots: botSeats(actor) }, now);
    return yield* record(registry, actor, yield* Effect.fromResult(Result.mapError(step, refused)));
  });

const returnTo = (registry: TableRegistry["Service"], actor: TableActor, wish: RollbackRequest) =>
  Effect.gen(function* () {
    const table = yield* Effect.fromResult(runningTable(actor));
    const now = yield* Clock.currentTimeMillis;
    const step = yield* Effect.fromResult(Result.mapError(rollback(table, wish, now), refused));
    return yield* record(registry, actor, step);
  });

/** Goes back at once where nobody has to be asked, else opens a request. */
export const askFor = (
  registry: TableRegistry["Service"],
  actor: TableActor,
  seat: Seat,
  { commandId, seen, to }: AskRollback,
) =>
  Effect.gen(function* () {
    const table = yield* unfinished(actor, seat);
    yield* Effect.fromResult(notOthersId(table, seat, commandId));
    const open = openWish(actor);
    if (open?.id === commandId) return null;
    const last = table.entries.length - 1;
    const done = entryOf(table, commandId);
    if (done) return done.seq;
    if (seen !== last) {
      return yield* Effect.fail(refused(refusal<Stale>({ _tag: "Stale", rule: "", seen, seq: last })));
    }
    const wish = { seat, commandId, to };
    yield* Effect.fromResult(Result.mapError(rollback(table, wish, 0), refused));
    const alone = undoTargets(table, seat, botSeats(actor)).includes(to);
    if (alone || askedBy(actor, seat).length === 0) return yield* returnTo(registry, actor, wish);
    if (open && open.seat !== seat) return yield* Effect.fail(new AskedAlready({ table: actor.id }));
    const at = yield* Clock.currentTimeMillis;
    yield* setWish(registry, actor, { id: commandId, seat, to, seq: last, at, accepted: [] });
    return null;
  });

/** The open request with this id. */
const wishOf = (actor: TableActor, request: string) => {
  const wish = openWish(actor);
  return wish?.id === request ? Effect.succeed(wish) : Effect.fail(new NotAsked({ table: actor.id }));
};

/** One person's word on a request: a refusal ends it and is told, the last consent takes back what it is about. */
export const answerFor = (
  registry: TableRegistry["Service"],
  actor: TableActor,
  seat: Seat,
  { request, accept }: AnswerRollback,
) =>
  Effect.gen(function* () {
    const table = yield* unfinished(actor, seat);
    const done = entryOf(table, request);
    if (done?._tag === "Undone" && accept) return done.seq;
    const wish = yield* wishOf(actor, request);
    const asked = askedBy(actor, wish.seat);
    if (!asked.includes(seat)) return yield* Effect.fail(new NotAsked({ table: actor.id }));
    if (!accept) {
      yield* setWish(registry, actor, null, { id: wish.id, seat: wish.seat, by: seat, seq: wish.seq });
      return null;
    }
    const accepted = [...new Set([...wish.accepted, seat])];
    if (asked.every((one) => accepted.includes(one))) {
      return yield* returnTo(registry, actor, { seat: seatOf(wish.seat), commandId: wish.id, to: wish.to });
    }
    yield* setWish(registry, actor, { ...wish, accepted });
    return null;
  });

/** The one who asked takes the request back. */
export const withdrawFor = (
  registry: TableRegistry["Service"],
  actor: TableActor,
  seat: Seat,
  { request }: WithdrawRollback,
) =>
  Effect.gen(function* () {
    const wish = yield* wishOf(actor, request);
    if (wish.seat !== seat) return yield* Effect.fail(new NotAsked({ table: actor.id }));
    yield* setWish(registry, actor, null);
    return { withdrawn: request };
  });
