import { MalformedInput, PlayPort, type PlayCommand, Refused } from "@blueplate/api";
import type { Seat } from "@blueplate/kernel";
import { decodeCommand, diceOfTable, rulesOf, submit } from "@blueplate/kernel/door";
import { Chat, EventLog, SeatStore } from "@blueplate/store";
import { Clock, Effect, Layer } from "effect";
import { notOthersId, playedByPerson, runningTable, sameAsBefore, seatAt } from "./admission.ts";
import { exportLog } from "./export.ts";
import { undoFor } from "./rollback.ts";
import { stored } from "../actors/actor-registry.ts";
import { CommandQueue } from "../operations/command-queue.ts";
import { TableRegistry } from "./table-registry.ts";
import type { TableActor } from "./table-actor.ts";
import { record } from "./record.ts";
import { orderFor } from "./conditional-orders.ts";

/** Gives a command for a seat and stores it. Called with the actor's lock held. */
export const submitFor = (
  registry: TableRegistry["Service"],
  actor: TableActor,
  seat: Seat,
  request: Pick<PlayCommand, "commandId" | "seen" | "command">,
) =>
  Effect.gen(function* () {
    const table = yield* Effect.fromResult(runningTable(actor));
    yield* Effect.fromResult(notOthersId(table, seat, request.commandId));
    const { commandId, seen } = request;
    if (seen >= table.entries.length || seen < -1) {
      return yield* Effect.fail(new MalformedInput({ field: "seen", message: "no entry has this number yet" }));
    }
    const now = yield* Clock.currentTimeMillis;
    const command = yield* Effect.mapError(
      decodeCommand(request.command),
      ({ field, message }) => new MalformedInput({ field: field === "" ? "command" : `command.${field}`, message }),
    ).pipe(Effect.provide(rulesOf(table.rules)));
    yield* Effect.fromResult(sameAsBefore(table, commandId, command));
    const step = yield* Effect.mapError(
      submit(table, { seat, commandId, seen, command }, now),
      (refusal) => new Refused({ refusal }),
    ).pipe(Effect.provide(diceOfTable(table)));
    return yield* record(registry, actor, step);
  });

const say = (registry: TableRegistry["Service"], actor: TableActor, seat: Seat, text: string) =>
  Effect.gen(function* () {
    const at = yield* Clock.currentTimeMillis;
    const name = actor.seats.find((one) => one.seat === seat)?.player ?? "";
    const line = { table: actor.id, seq: actor.chat.length, seat, name, text, at };
    // Whether a line that failed is there nobody knows: with its number taken, every later one would fail.
    yield* stored(Chat.use((chat) => chat.append(line))).pipe(
      Effect.tapError(() => Effect.sync(() => registry.forget(actor))),
    );
    actor.chat = [...actor.chat, line];
    registry.announce(actor.id);
    return { seq: line.seq };
  });

type Store = EventLog | Chat | SeatStore;

const makePlay = Effect.gen(function* () {
  const registry = yield* TableRegistry;
  const { inTurn } = yield* CommandQueue;
  const store = yield* Effect.context<Store>();
  const seated = <A, E>(
    guest: string,
    table: string,
    act: (actor: TableActor, seat: Seat) => Effect.Effect<A, E, Store>,
  ) =>
    registry
      .change(table, (actor) => Effect.flatMap(Effect.fromResult(seatAt(actor, guest)), (seat) => act(actor, seat)))
      .pipe(Effect.provideContext(store));
  return PlayPort.of({
    submit: (guest, request) =>
      seated(guest, request.table, (actor, seat) =>
        inTurn(
          Effect.andThen(Effect.fromResult(playedByPerson(actor, seat)), submitFor(registry, actor, seat, request)),
        ),
      ).pipe(Effect.map((seq) => ({ seq }))),
    undo: (guest, wish) =>
      seated(guest, wish.table, (actor, seat) => inTurn(undoFor(registry, actor, seat, wish))).pipe(
        Effect.map((seq) => ({ seq })),
      ),
    order: (guest, wish) => seated(guest, wish.table, (actor, seat) => inTurn(orderFor(registry, actor, seat, wish))),
    say: (guest, table, text) => seated(guest, table, (actor, seat) => say(registry, actor, seat, text)),
    exportLog: (visitor, table) =>
      Effect.flatMap(registry.open(table), (actor) => Effect.fromResult(exportLog(actor, visitor))),
  });
});

/** Commands, undo, chat and export over the registry. */
export const play = Layer.effect(PlayPort, makePlay);
