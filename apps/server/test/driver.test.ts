import { Consent, Lobby, Overloaded, PlayPort, Seating } from "@blueplate/api";
import { memoryStore } from "@blueplate/store";
import { Duration, Effect, Exit, Layer, Scope } from "effect";
import { TestClock } from "effect/testing";
import { expect, it } from "vitest";
import { botDriver } from "../src/bots/driver.ts";
import { BotRunner } from "../src/bots/runner.ts";
import { commandQueue, CommandQueue, type Commands } from "../src/operations/command-queue.ts";
import { GameCatalogue } from "../src/tables/catalogue.ts";
import { consent } from "../src/tables/consent.ts";
import { tableRegistry } from "../src/tables/table-registry-layer.ts";
import { TableRegistry } from "../src/tables/table-registry.ts";
import { lobby } from "../src/lobby/lobby.ts";
import { play } from "../src/tables/play.ts";
import { seating } from "../src/tables/seating.ts";
import { free, me, robot, startInside, toyTable } from "./inside.ts";
import { toyModule } from "./toy/module.ts";

const noLoad = () => ({ inside: 0, waiting: 0 });

/** A runner whose bots always bid 1, at once. */
const runner = Layer.succeed(
  BotRunner,
  BotRunner.of({ decide: () => Effect.succeed({ _tag: "bid", amount: 1 }), load: noLoad }),
);

const layersWith = (asked: Layer.Layer<BotRunner>) =>
  botDriver({ botDelay: 800, botPause: 2_000 }).pipe(
    Layer.provide(asked),
    Layer.provideMerge(Layer.mergeAll(lobby, seating, play, consent(Duration.minutes(10)))),
    Layer.provideMerge(tableRegistry),
    Layer.provideMerge(memoryStore),
    Layer.provide(Layer.succeed(GameCatalogue, toyModule)),
    Layer.provideMerge(TestClock.layer()),
  );

const layers = layersWith(runner);

/** Two people and a bot at a table, at the moment when all three are asked. */
const gathered = Effect.gen(function* () {
  const [tables, seats, rooms, plays] = [yield* Lobby, yield* Seating, yield* TableRegistry, yield* PlayPort];
  const { id } = yield* tables.create("ann", toyTable([me, free, robot("honest")], "500"));
  yield* seats.take("bob", { table: id, player: "Bob" });
  const entries = Effect.map(rooms.open(id), ({ log }) => log.length);
  const bid = (guest: string, seen: number) =>
    plays.submit(guest, { table: id, commandId: `${guest}-${seen}`, seen, command: { _tag: "bid", amount: 3 } });
  return { id, entries, bid };
});

it("bots wait a while after a person's decision, and anew when it was taken back and made again", async () => {
  const program = Effect.gen(function* () {
    const { id, entries, bid } = yield* gathered;
    const plays = yield* PlayPort;
    yield* TestClock.adjust(149);
    expect(yield* entries).toBe(1);
    yield* bid("ann", 0);
    yield* TestClock.adjust(1_999);
    expect(yield* entries).toBe(2);
    yield* plays.undo("ann", { table: id, commandId: "u" });
    yield* bid("ann", 2);
    yield* TestClock.adjust(1_999);
    expect(yield* entries).toBe(4);
    yield* TestClock.adjust(1);
    expect(yield* entries).toBe(5);
  });
  await Effect.runPromise(Effect.scoped(Effect.provide(program, layers)));
});

it("bots hold still while people are asked whether to go back, and go on once they have answered", async () => {
  const program = Effect.gen(function* () {
    const { id, entries, bid } = yield* gathered;
    const agreed = yield* Consent;
    yield* bid("ann", 0);
    yield* bid("bob", 0);
    const ask = (request: string, seen: number) => agreed.ask("ann", { table: id, commandId: request, seen, to: 0 });
    expect(yield* ask("w1", 2)).toEqual({ seq: null });
    yield* TestClock.adjust("1 hour");
    expect(yield* entries).toBe(3);
    yield* agreed.answer("bob", { table: id, request: "w1", accept: false });
    yield* TestClock.adjust(800);
    expect(yield* entries).toBe(4);
  });
  await Effect.runPromise(Effect.scoped(Effect.provide(program, layers)));
});

it("bots and standing orders have their turn in the queue of commands, and ask again as often as it takes no more", async () => {
  let refusals = 0;
  const full: Commands = {
    ...commandQueue({ atOnce: 1, longestWaitMs: 1 }),
    inTurn: (work) => (refusals-- > 0 ? Effect.fail(new Overloaded({ retryAfter: 2 })) : work),
  };
  const program = Effect.gen(function* () {
    const { id, entries, bid } = yield* gathered;
    yield* (yield* PlayPort).order("bob", { table: id, orders: { always: 2 } });
    yield* bid("ann", 0);
    refusals = 6;
    yield* TestClock.adjust(2_000);
    expect([refusals, yield* entries]).toEqual([4, 2]);
    yield* TestClock.adjust("1 minute");
    expect(yield* entries).toBeGreaterThanOrEqual(4);
  });
  const queued = layers.pipe(Layer.provide(Layer.succeed(CommandQueue, full)));
  await Effect.runPromise(Effect.scoped(Effect.provide(program, queued)));
});

it("standing orders leave people time to take back, ask after they were taken back, and are played from the store again", async () => {
  const program = Effect.gen(function* () {
    const { id, entries, bid } = yield* gathered;
    const [plays, rooms] = [yield* PlayPort, yield* TableRegistry];
    yield* plays.order("bob", { table: id, orders: { always: 2 } });
    yield* bid("ann", 0);
    rooms.forget(yield* rooms.open(id));
    yield* TestClock.adjust(1_999);
    expect(yield* entries).toBe(2);
    yield* TestClock.adjust(1);
    const log = yield* Effect.map(rooms.open(id), (actor) => actor.log);
    expect(log.flatMap((entry) => ("seat" in entry ? [entry.seat] : []))).toContain(1);
    const seq = log.findIndex((entry) => "seat" in entry && entry.seat === 1);
    const { own } = yield* Effect.flatMap(Lobby, (tables) => tables.get("bob", id));
    expect(own?.byOrder).toEqual([seq]);
    expect((yield* Effect.flatMap(Lobby, (tables) => tables.get("ann", id))).own).toMatchObject({
      orders: null,
      byOrder: [],
    });
  });
  await Effect.runPromise(Effect.scoped(Effect.provide(program, layers)));
});

it("standing orders ask after their decision was taken back, and go on with the next one", async () => {
  const program = Effect.gen(function* () {
    const [tables, seats, plays, rooms] = [yield* Lobby, yield* Seating, yield* PlayPort, yield* TableRegistry];
    const { id } = yield* tables.create("ann", toyTable([me, free], "500"));
    yield* seats.take("bob", { table: id, player: "Bob" });
    const seatsOf = Effect.map(rooms.open(id), ({ log }) =>
      log.flatMap((entry) => ("seat" in entry ? [entry.seat] : [])),
    );
    const bid = (guest: string, seen: number) =>
      plays.submit(guest, { table: id, commandId: `${guest}-${seen}`, seen, command: { _tag: "bid", amount: 3 } });
    yield* plays.order("bob", { table: id, orders: { always: 2 } });
    yield* TestClock.adjust(800);
    expect(yield* seatsOf).toEqual([1]);
    yield* plays.undo("bob", { table: id, commandId: "u" });
    yield* TestClock.adjust("1 hour");
    expect(yield* seatsOf).toEqual([1, 1]);
    yield* bid("bob", 2);
    yield* bid("ann", 3);
    yield* TestClock.adjust("1 hour");
    expect(yield* seatsOf).toEqual([1, 1, 1, 0, 1]);
    yield* plays.order("bob", { table: id, orders: null });
    yield* bid("ann", 5);
    yield* TestClock.adjust("1 hour");
    expect(yield* seatsOf).toHaveLength(6);
  });
  await Effect.runPromise(Effect.scoped(Effect.provide(program, layers)));
});

it("nobody is voted away before the time is over, and it is told how long that is", async () => {
  const program = Effect.gen(function* () {
    const { id } = yield* gathered;
    const agreed = yield* Consent;
    const vote = agreed.handOver("ann", { table: id, seat: 1, bot: "honest" });
    yield* TestClock.adjust("4 minutes");
    expect(yield* Effect.flip(vote)).toMatchObject({ _tag: "NotAway", retryAfter: 360 });
    yield* TestClock.adjust("6 minutes");
    expect((yield* vote).seats[1]).toMatchObject({ standIn: "honest", resigned: false });
    yield* TestClock.adjust(150);
    expect(
      yield* Effect.map(yield* Effect.map(TableRegistry, (rooms) => rooms.open(id)), ({ log }) => log.length),
    ).toBe(4);
    expect((yield* agreed.takeBack("bob", id)).seats[1]?.standIn).toBeNull();
  });
  await Effect.runPromise(Effect.scoped(Effect.provide(program, layers)));
});

it("a server that is started again plays what was ordered before it stopped", async () => {
  const scope = await Effect.runPromise(Scope.make());
  const store = Layer.succeedContext(await Effect.runPromise(Layer.buildWithScope(memoryStore, scope)));
  const before = await startInside({ BOT_DELAY: "60000" }, store);
  const ann = before.browser();
  const { id } = await ann.api.tables.create.mutate(toyTable([me, free]));
  await before.browser().api.seats.take.mutate({ table: id, player: "Bob" });
  await ann.api.conditionalOrders.set.mutate({ table: id, orders: { always: 4 } });
  expect((await ann.api.tables.get.query({ table: id })).seq).toBe(0);
  await before.stop();
  const after = await startInside({}, store);
  const again = after.browser(ann.cookie());
  const seen = again.follow([{ id, after: -1 }]);
  expect(await seen.entry(id, 1)).toMatchObject({ entry: { seat: 0, command: { content: { amount: 4 } } } });
  await after.stop();
  await Effect.runPromise(Scope.close(scope, Exit.void));
});

/** A runner whose bots never come to an end; `given` counts who was asked and who was given up. */
const endless = (given: { asked: number; up: number }) =>
  Layer.succeed(
    BotRunner,
    BotRunner.of({
      decide: () =>
        Effect.suspend(() => {
          given.asked++;
          return Effect.onInterrupt(Effect.never, () => Effect.sync(() => void given.up++));
        }),
      load: noLoad,
    }),
  );

it("a bot that thinks is given up when somebody goes back or its seat is taken back, and not when others decide meanwhile", async () => {
  const given = { asked: 0, up: 0 };
  const program = Effect.gen(function* () {
    const { id, bid } = yield* gathered;
    const [plays, agreed] = [yield* PlayPort, yield* Consent];
    yield* TestClock.adjust("3 seconds");
    expect(given).toEqual({ asked: 1, up: 0 });
    yield* bid("ann", 0);
    yield* TestClock.adjust("3 seconds");
    expect(given).toEqual({ asked: 1, up: 0 });
    yield* plays.undo("ann", { table: id, commandId: "u" });
    yield* TestClock.adjust("3 seconds");
    expect(given).toEqual({ asked: 2, up: 1 });
    yield* TestClock.adjust("10 minutes");
    yield* agreed.handOver("ann", { table: id, seat: 1, bot: "honest" });
    yield* TestClock.adjust("3 seconds");
    expect(given).toEqual({ asked: 3, up: 1 });
    yield* agreed.takeBack("bob", id);
    yield* TestClock.adjust("3 seconds");
    expect(given).toEqual({ asked: 3, up: 2 });
  });
  const thinking = layersWith(endless(given));
  await Effect.runPromise(Effect.scoped(Effect.provide(program, thinking)));
});
