import { memoryStore, Tables } from "@blueplate/store";
import { Effect, Layer } from "effect";
import { TestClock } from "effect/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Lobby, Seating } from "@blueplate/api";
import { GameCatalogue } from "../src/tables/catalogue.ts";
import { tableRegistry } from "../src/tables/table-registry-layer.ts";
import { TableRegistry } from "../src/tables/table-registry.ts";
import { lobby } from "../src/lobby/lobby.ts";
import { seating } from "../src/tables/seating.ts";
import { refusalOf } from "./clients.ts";
import { free, type Inside, me, robot, startInside, toyTable } from "./inside.ts";
import { toyModule } from "./toy/module.ts";

let server: Inside;
beforeAll(async () => {
  server = await startInside();
});
afterAll(() => server.stop());

describe("a table that gathers players", () => {
  it("is closed by its host alone; whoever follows it is told, and it is in no list", async () => {
    const [ann, bob] = [server.browser(), server.browser()];
    const { id } = await ann.api.tables.create.mutate({ ...toyTable([me, free]), listed: true });
    await bob.api.session.enter.mutate();
    const seen = bob.follow([{ id, after: -1 }]);
    await seen.until((message) => message._tag === "Table");
    expect(await refusalOf(bob.api.tables.close.mutate({ table: id }))).toMatchObject({
      status: 403,
      tag: "NotTheHost",
    });
    expect(await ann.api.tables.close.mutate({ table: id })).toEqual({ closed: id });
    await seen.until((message) => message._tag === "Gone" && message.table === id);
    expect(await refusalOf(ann.api.tables.get.query({ table: id }))).toMatchObject({ status: 404, tag: "NoSuchTable" });
    expect(await refusalOf(ann.api.tables.close.mutate({ table: id }))).toMatchObject({ tag: "NoSuchTable" });
    for (const which of ["open", "mine"] as const) {
      const { lines } = await ann.api.tables.list.query({ which });
      expect(lines.map((line) => line.id)).not.toContain(id);
    }
  });

  it("can be closed in the middle of a game that its host plays alone, not one that others play", async () => {
    const [ann, bob] = [server.browser(), server.browser()];
    const alone = await ann.api.tables.create.mutate(toyTable([me, robot("honest")], "500"));
    expect(alone.status).toBe("running");
    expect(await ann.api.tables.close.mutate({ table: alone.id })).toEqual({ closed: alone.id });
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free]));
    await bob.api.seats.take.mutate({ table: id, player: "Bob" });
    expect(await refusalOf(ann.api.tables.close.mutate({ table: id }))).toMatchObject({
      status: 409,
      tag: "AlreadyStarted",
    });
  });

  it("seats whoever gives no name under a number that nobody there bears, and lets them take a name or give it up", async () => {
    const [ann, bob, cem] = [server.browser(), server.browser(), server.browser()];
    const seats = [{ ...me, player: "Игрок 1" }, free, free, free];
    const { id } = await ann.api.tables.create.mutate({ ...toyTable([]), seats });
    const players = async () => (await ann.api.tables.get.query({ table: id })).seats.map(({ player }) => player);
    await Promise.all([
      bob.api.seats.take.mutate({ table: id, seat: 1 }),
      cem.api.seats.take.mutate({ table: id, seat: 2 }),
    ]);
    expect((await players()).toSorted()).toEqual(["", "Player 2", "Player 3", "Игрок 1"]);
    await bob.api.seats.dress.mutate({ table: id, player: "Bob" });
    // Who only changes colours keeps the name.
    await bob.api.seats.dress.mutate({ table: id, banner: { name: "Chain", colour: "blue" } });
    expect((await players())[1]).toBe("Bob");
    await bob.api.seats.dress.mutate({ table: id, player: null });
    expect((await players()).toSorted()).toEqual(["", "Player 2", "Player 3", "Игрок 1"]);
    // What is not a name is no name either.
    for (const player of ["", " ", "a\u202eb", 7])
      expect(await refusalOf(bob.api.seats.dress.mutate({ table: id, player: player as never }))).toMatchObject({
        status: 400,
      });
  });

  it("tells people of one name apart by a number, when they sit down and when they change it, in as many letters as a name may have", async () => {
    const [ann, bob, cem] = [server.browser(), server.browser(), server.browser()];
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free, free, free]));
    const players = async () => (await ann.api.tables.get.query({ table: id })).seats.map(({ player }) => player);
    const [host = ""] = await players();
    await bob.api.seats.take.mutate({ table: id, seat: 1, player: host });
    await cem.api.seats.take.mutate({ table: id, seat: 2, player: host });
    expect(await players()).toEqual([host, `${host} 2`, `${host} 3`, ""]);
    // Who keeps the name keeps the number; who gives it up leaves it to the next.
    await bob.api.seats.dress.mutate({ table: id, player: host });
    expect((await players())[1]).toBe(`${host} 2`);
    await bob.api.seats.dress.mutate({ table: id, player: "b".repeat(40) });
    await cem.api.seats.dress.mutate({ table: id, player: host });
    expect((await players())[2]).toBe(`${host} 2`);
    await cem.api.seats.dress.mutate({ table: id, player: "b".repeat(40) });
    expect((await players())[2]).toBe(`${"b".repeat(38)} 2`);
  });

  it("lets people stand up and others sit down; a link made before seats nobody", async () => {
    const [ann, bob, cem] = [server.browser(), server.browser(), server.browser()];
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free, free]));
    await bob.api.seats.take.mutate({ table: id, seat: 1, player: "Bob" });
    const { token } = await bob.api.seats.deviceLink.mutate({ table: id });
    const left = await bob.api.seats.leave.mutate({ table: id });
    expect([left.mySeat, left.seats[1]?.kind, left.seats[1]?.player]).toEqual([null, "open", ""]);
    expect(await refusalOf(bob.api.seats.leave.mutate({ table: id }))).toMatchObject({
      status: 403,
      tag: "NotYourSeat",
    });
    await cem.api.session.enter.mutate();
    expect(await refusalOf(cem.api.seats.claim.mutate({ token }))).toMatchObject({ status: 404, tag: "LinkVoid" });
    expect((await cem.api.seats.take.mutate({ table: id, seat: 1, player: "Cem" })).mySeat).toBe(1);
    await bob.api.seats.take.mutate({ table: id, player: "Bob" });
    expect(await refusalOf(bob.api.seats.leave.mutate({ table: id }))).toMatchObject({
      status: 409,
      tag: "AlreadyStarted",
    });
  });

  it("frees the seat of somebody who does not come when its host says so, and nobody else's word counts", async () => {
    const [ann, bob, cem] = [server.browser(), server.browser(), server.browser()];
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free, free]));
    await bob.api.seats.take.mutate({ table: id, seat: 1, player: "Bob" });
    await cem.api.session.enter.mutate();
    expect(await refusalOf(cem.api.seats.free.mutate({ table: id, seat: 1 }))).toMatchObject({ tag: "NotTheHost" });
    expect(await refusalOf(ann.api.seats.free.mutate({ table: id, seat: 2 }))).toMatchObject({ field: "seat" });
    const freed = await ann.api.seats.free.mutate({ table: id, seat: 1 });
    expect([freed.seats[1]?.kind, freed.seats[1]?.player]).toEqual(["open", ""]);
    expect((await bob.api.tables.get.query({ table: id })).mySeat).toBeNull();
    await bob.api.seats.take.mutate({ table: id, seat: 1, player: "Bob" });
    await cem.api.seats.take.mutate({ table: id, player: "Cem" });
    expect(await refusalOf(ann.api.seats.free.mutate({ table: id, seat: 1 }))).toMatchObject({ tag: "AlreadyStarted" });
  });

  it("takes bots in and sends them away as its host says, and begins when the last seat is filled", async () => {
    const [ann, bob] = [server.browser(), server.browser()];
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free, free]));
    const set = (who: typeof ann, seat: number, bot: string | null) =>
      who.api.seats.setBot.mutate({ table: id, seat, bot });
    expect((await set(ann, 1, "honest")).seats.map(({ kind }) => kind)).toEqual(["person", "bot", "open"]);
    expect((await set(ann, 1, null)).seats.map(({ kind }) => kind)).toEqual(["person", "open", "open"]);
    expect(await refusalOf(set(bob, 1, "honest"))).toMatchObject({ status: 403, tag: "NotTheHost" });
    expect(await refusalOf(set(ann, 1, "nobody"))).toMatchObject({ status: 400, field: "bot" });
    expect(await refusalOf(set(ann, 7, "honest"))).toMatchObject({ status: 400, field: "seat" });
    expect(await refusalOf(set(ann, 0, "honest"))).toMatchObject({ status: 409, tag: "SeatTaken" });
    await set(ann, 2, "honest");
    expect(await set(ann, 1, "honest")).toMatchObject({ status: "running" });
    expect(await refusalOf(set(ann, 1, null))).toMatchObject({ status: 409, tag: "AlreadyStarted" });
  });

  it("lists no more than asked for, and the rest after its cursor, each once however the list changes", async () => {
    const ann = server.browser();
    const ids: string[] = [];
    for (let table = 0; table < 5; table++) ids.push((await ann.api.tables.create.mutate(toyTable([me, free]))).id);
    const two = await ann.api.tables.list.query({ which: "mine", most: 2 });
    expect([two.lines.length, two.lines[0]?.host]).toEqual([2, true]);
    // Another table comes in between: what was not shown yet is neither left out nor shown twice.
    await ann.api.tables.create.mutate(toyTable([me, free]));
    const rest = await ann.api.tables.list.query({ which: "mine", most: 3, after: two.next ?? expect.fail("no more") });
    expect([...two.lines, ...rest.lines].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(rest.next).toBeNull();
    for (const after of ["", "1", "1.", "x.t", "-1.t", "1.two words", `1.${"t".repeat(65)}`, "1e3.t"])
      expect(await refusalOf(ann.api.tables.list.query({ which: "mine", after }))).toMatchObject({
        status: 400,
        field: "after",
      });
    expect(await refusalOf(ann.api.tables.list.query({ which: "mine", most: 201 }))).toMatchObject({ status: 400 });
  });

  it("refuses one more than a guest may host, until one is closed", async () => {
    const ann = server.browser();
    const ids: string[] = [];
    for (let table = 0; table < 50; table++) {
      ids.push((await ann.api.tables.create.mutate(toyTable([me, free]))).id);
    }
    expect(await refusalOf(ann.api.tables.create.mutate(toyTable([me, free])))).toMatchObject({
      status: 409,
      tag: "TooManyTables",
    });
    await ann.api.tables.close.mutate({ table: ids[0] ?? "" });
    expect(await ann.api.tables.create.mutate(toyTable([me, free]))).toMatchObject({ status: "open" });
  });
});

it("an abandoned table leaves the lobby's list after a day and is closed after two weeks; a game that runs is kept", async () => {
  const wish = (seats: Parameters<typeof toyTable>[0]) => ({ ...toyTable(seats), listed: true });
  const program = Effect.gen(function* () {
    const [tables, seats, rooms, store] = [yield* Lobby, yield* Seating, yield* TableRegistry, yield* Tables];
    const forgotten = (yield* tables.create("ann", wish([me, free]))).id;
    const visited = (yield* tables.create("ann", wish([me, free, free]))).id;
    const watched = (yield* tables.create("ann", wish([me, free]))).id;
    const running = (yield* tables.create("ann", wish([me]))).id;
    const open = () => Effect.map(tables.list(null, { which: "open" }), ({ lines }) => lines.map(({ id }) => id));
    const known = (id: string) => Effect.map(store.get(id), ({ _tag }) => _tag === "Some");
    yield* TestClock.adjust("23 hours");
    expect((yield* open()).toSorted()).toEqual([forgotten, visited, watched].toSorted());
    yield* seats.take("bob", { table: visited, player: "Bob" });
    yield* TestClock.adjust("2 hours");
    expect(yield* open()).toEqual([visited]);
    rooms.follow({ guest: "ann", wake: () => {} }, [watched]);
    yield* TestClock.adjust("13 days");
    expect(yield* known(forgotten)).toBe(false);
    yield* TestClock.adjust("25 hours");
    expect([yield* known(visited), yield* known(watched), yield* known(running)]).toEqual([false, true, true]);
  });
  const layers = Layer.mergeAll(lobby, seating).pipe(
    Layer.provideMerge(tableRegistry),
    Layer.provideMerge(memoryStore),
    Layer.provide(Layer.succeed(GameCatalogue, toyModule)),
    Layer.provideMerge(TestClock.layer()),
  );
  await Effect.runPromise(Effect.scoped(Effect.provide(program, layers)));
});
