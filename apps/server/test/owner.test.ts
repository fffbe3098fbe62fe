import { Lobby } from "@blueplate/api";
import { EventLog, Guests, memoryStore, StoreFailure, Tables } from "@blueplate/store";
import { tableRecord } from "@blueplate/store/testing";
import { Effect, Fiber, Layer } from "effect";
import { TestClock } from "effect/testing";
import { expect, it } from "vitest";
import { GameCatalogue } from "../src/tables/catalogue.ts";
import { lobby } from "../src/lobby/lobby.ts";
import { gatheringActor } from "../src/lobby/opening.ts";
import { tableRegistry } from "../src/tables/table-registry-layer.ts";
import { TableRegistry } from "../src/tables/table-registry.ts";
import { refusalOf } from "./clients.ts";
import { free, me, startInside, toyTable } from "./inside.ts";
import { toyModule } from "./toy/module.ts";

const RECORD = tableRecord("t", { name: "F" });

const registryOver = (store: typeof memoryStore) =>
  lobby.pipe(
    Layer.provideMerge(tableRegistry),
    Layer.provideMerge(store),
    Layer.provide(Layer.succeed(GameCatalogue, toyModule)),
    Layer.provideMerge(TestClock.layer()),
  );

it("leaves memory when nobody uses or follows the table, and comes back from the log", async () => {
  const program = Effect.gen(function* () {
    const tables = yield* TableRegistry;
    yield* Tables.use((store) => store.create(RECORD, []));
    const first = yield* tables.open("t");
    yield* TestClock.adjust("9 minutes");
    expect(yield* tables.open("t")).toBe(first);
    const follower = { guest: "ann", wake: () => {} };
    tables.follow(follower, ["t"]);
    yield* TestClock.adjust("20 minutes");
    expect(yield* tables.open("t")).toBe(first);
    tables.leave(follower, ["t"]);
    yield* TestClock.adjust("2 minutes");
    const second = yield* tables.open("t");
    expect(second).not.toBe(first);
    expect(second.record).toEqual(first.record);
    expect(yield* tables.change("t", (actor) => Effect.succeed(actor === second))).toBe(true);
  });
  await Effect.runPromise(Effect.scoped(Effect.provide(program, registryOver(memoryStore))));
});

/** A store that counts how often tables are read. */
const counting = (reads: string[]) =>
  Layer.effect(
    Tables,
    Effect.map(Tables, (tables) =>
      Tables.of({
        ...tables,
        get: (id) =>
          Effect.andThen(
            Effect.sync(() => reads.push(id)),
            tables.get(id),
          ),
      }),
    ),
  ).pipe(Layer.provideMerge(memoryStore));

it("a table that was just opened is not read again, and is the same as one that is", async () => {
  const reads: string[] = [];
  const server = await startInside({}, counting(reads));
  const { api } = server.browser();
  const made = await api.tables.create.mutate(toyTable([me, free], "500"));
  expect(reads).toEqual([]);
  expect(await api.tables.get.query({ table: made.id })).toEqual(made);
  expect(reads).toEqual([]);
  await server.stop();
  const program = Effect.gen(function* () {
    const tables = yield* TableRegistry;
    const lobby = yield* Lobby;
    const { id } = yield* lobby.create("ann", toyTable([me, free], "500"));
    const added = yield* tables.open(id);
    yield* TestClock.adjust("12 minutes");
    const read = yield* tables.open(id);
    expect(read).not.toBe(added);
    // Whose lock it is, and when it was used, is all that differs.
    const { lock, version, touched } = read;
    expect(read).toEqual({ ...added, lock, version, touched, gone: false });
  });
  await Effect.runPromise(Effect.scoped(Effect.provide(program, registryOver(memoryStore))));
});

it("somebody who reads a table while it is stored, and whoever has stored it, have one actor", async () => {
  const gate = Promise.withResolvers<void>();
  const slow = Layer.effect(
    Tables,
    Effect.map(Tables, (tables) =>
      Tables.of({
        ...tables,
        get: (id) =>
          Effect.tap(
            tables.get(id),
            Effect.promise(() => gate.promise),
          ),
      }),
    ),
  ).pipe(Layer.provideMerge(memoryStore));
  const program = Effect.gen(function* () {
    const tables = yield* TableRegistry;
    yield* Tables.use((store) => store.create(RECORD, []));
    const reading = yield* Effect.forkChild(tables.open("t"));
    yield* Effect.yieldNow;
    const actor = gatheringActor(RECORD, [], [], 0);
    yield* tables.add(Effect.succeed(actor));
    gate.resolve();
    expect(yield* Fiber.join(reading)).toBe(actor);
    expect(yield* tables.open("t")).toBe(actor);
  });
  await Effect.runPromise(Effect.scoped(Effect.provide(program, registryOver(slow))));
});

/** A log that writes and then says that it failed, or fails before it writes, whenever `fault` says so. */
const faulty = (fault: { now: "before" | "after" | null }) =>
  Layer.effect(
    EventLog,
    Effect.map(EventLog, (log) => {
      const query = new Error("insert into entries: amount 2, seed", { cause: new Error("the cable was pulled") });
      const failure = Effect.fail(new StoreFailure({ operation: "test", cause: query }));
      return EventLog.of({
        ...log,
        append: (table, entry, mark) =>
          Effect.suspend(() => {
            if (fault.now === "before") return failure;
            return fault.now === "after"
              ? Effect.andThen(log.append(table, entry, mark), failure)
              : log.append(table, entry, mark);
          }),
      });
    }),
  ).pipe(Layer.provideMerge(memoryStore));

it("takes nothing for granted when the store fails: the same command sent again is played once", async () => {
  const fault: { now: "before" | "after" | null } = { now: null };
  const server = await startInside({}, faulty(fault));
  const ann = server.browser();
  const { id } = await ann.api.tables.create.mutate(toyTable([me], "500"));
  const seen = ann.follow([{ id, after: -1 }]);
  const send = (seq: number) =>
    ann.api.play.mutate({ table: id, commandId: `c${seq}`, seen: seq - 1, command: { _tag: "bid", amount: 2 } });
  expect(await send(1)).toEqual({ seq: 1 });
  for (const now of ["before", "after"] as const) {
    fault.now = now;
    const seq = now === "before" ? 2 : 3;
    expect(await refusalOf(send(seq))).toMatchObject({ status: 503, tag: "NotStored" });
    fault.now = null;
    expect(await send(seq)).toEqual({ seq });
  }
  expect(await send(4)).toEqual({ seq: 4 });
  await seen.entry(id, 4);
  const seqs = seen.messages.flatMap((message) => (message._tag === "Entry" ? [message.entry.seq] : []));
  expect(seqs).toEqual([0, 1, 2, 3, 4]);
  expect(server.log.join("")).toContain("the cable was pulled");
  expect(server.log.join("")).not.toContain("amount 2");
  await server.stop();
});

/** Guests of whom nothing can be read or written down. */
const unknownGuests = Layer.effect(
  Guests,
  Effect.map(Guests, (guests) => {
    const failure = Effect.fail(new StoreFailure({ operation: "guests", cause: new Error("the cable was pulled") }));
    return Guests.of({ ...guests, byTokenHash: () => failure, create: () => failure });
  }),
).pipe(Layer.provideMerge(memoryStore));

it("asks whoever it does not know to come again while the store does not answer, whichever door they take", async () => {
  const server = await startInside({}, unknownGuests);
  const stranger = server.browser("blueplate=somebody");
  const away = { status: 503, tag: "NotStored" };
  expect(await refusalOf(stranger.api.session.enter.mutate())).toMatchObject(away);
  expect(await refusalOf(stranger.api.tables.create.mutate(toyTable([me], "500")))).toMatchObject(away);
  expect(await refusalOf(server.browser().api.session.enter.mutate())).toMatchObject(away);
  const bots = await fetch(`${server.url}/api/v1/bots`, { headers: { cookie: "blueplate=somebody" } });
  expect([bots.status, await bots.json()]).toMatchObject([503, { tag: "Unavailable" }]);
  await server.stop();
});
