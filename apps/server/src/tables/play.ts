import { Malformed, Play, type PlayCommand, Refused } from "@blueplate/api";
import type { Seat } from "@blueplate/kernel";
import { decodeCommand, diceOfTable, rulesOf, submit } from "@blueplate/kernel/door";
import { Chat, EventLog, Seats } from "@blueplate/store";
import { Clock, Effect, Layer } from "effect";
import { notOthersId, playedByPerson, runningTable, seatAt } from "./admission.ts";
import { exportLog } from "./export.ts";
import { undoFor } from "./going-back.ts";
import { stored } from "../holding/actor-registry.ts";
import { TableRegistry } from "./table-registry.ts";
import type { TableActor } from "./table-actor.ts";
import { record } from "./record.ts";
import { orderFor } from "./standing.ts";

/** Gives a command for a seat and stores it. Called with the owner's lock held. */
export const submitFor = (
  registry: TableRegistry["Service"],
  owner: TableActor,
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
    const now = yield* Clock.currentTimeMillis;
    const command = yield* Effect.mapError(
      decodeCommand(request.command),
      ({ field, message }) => new Malformed({ field: field === "" ? "command" : `command.${field}`, message }),
    ).pipe(Effect.provide(rulesOf(table.rules)));
    const step = yield* Effect.mapError(
      submit(table, { seat, commandId, seen, command }, now),
      (refusal) => new Refused({ refusal }),
    ).pipe(Effect.provide(diceOfTable(table)));
    return yield* record(registry, owner, step);
  });

const say = (registry: TableRegistry["Service"], owner: TableActor, seat: Seat, text: string) =>
  Effect.gen(function* () {
    const at = yield* Clock.currentTimeMillis;
    const name = owner.seats.find((one) => one.seat === seat)?.player ?? "";
    const line = { table: owner.id, seq: owner.chat.length, seat, name, text, at };
    yield* stored(Chat.use((chat) => chat.append(line)));
    owner.chat = [...owner.chat, line];
    registry.announce(owner.id);
    return { seq: line.seq };
  });

type Store = EventLog | Chat | Seats;

const makePlay = Effect.gen(function* () {
  const registry = yield* TableRegistry;
  const store = yield* Effect.context<Store>();
  const seated = <A, E>(
    guest: string,
    table: string,
    act: (owner: TableActor, seat: Seat) => Effect.Effect<A, E, Store>,
  ) =>
    registry
      .change(table, (owner) => Effect.flatMap(Effect.fromResult(seatAt(owner, guest)), (seat) => act(owner, seat)))
      .pipe(Effect.provideContext(store));
  return Play.of({
    submit: (guest, request) =>
      seated(guest, request.table, (owner, seat) =>
        Effect.andThen(Effect.fromResult(playedByPerson(owner, seat)), submitFor(registry, owner, seat, request)),
      ).pipe(Effect.map((seq) => ({ seq }))),
    undo: (guest, wish) =>
      seated(guest, wish.table, (owner, seat) => undoFor(registry, owner, seat, wish)).pipe(
        Effect.map((seq) => ({ seq })),
      ),
    order: (guest, wish) => seated(guest, wish.table, (owner, seat) => orderFor(registry, owner, seat, wish)),
    say: (guest, table, text) => seated(guest, table, (owner, seat) => say(registry, owner, seat, text)),
    exportLog: (visitor, table) =>
      Effect.flatMap(registry.open(table), (owner) => Effect.fromResult(exportLog(owner, visitor))),
  });
});

/** Commands, undo, chat and export over the registry. */
export const play = Layer.effect(Play, makePlay);
