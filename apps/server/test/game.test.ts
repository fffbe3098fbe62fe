import { english, gameWordsIn } from "@blueplate/words";
import type { Json } from "@blueplate/kernel";
import { readLog, toLogState } from "./fold.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusalOf } from "./clients.ts";
import { free, type Inside, me, robot, startInside, toyTable } from "./inside.ts";

let server: Inside;
beforeAll(async () => {
  server = await startInside();
});
afterAll(() => server.stop());

const bid = (table: string, commandId: string, seen: number, amount: number) => ({
  table,
  commandId,
  seen,
  command: { _tag: "bid", amount },
});

describe("two browsers over http", () => {
  it("open, join, play and see a whole game", async () => {
    const ann = server.browser();
    const bob = server.browser();
    const table = await ann.api.tables.create.mutate(toyTable([me, free]));
    expect([table.status, table.mySeat, table.host, table.seq]).toEqual(["open", 0, true, -1]);
    const winners = async (which: "mine" | "finished") =>
      (await ann.api.tables.list.query({ which })).lines.find(({ id }) => id === table.id)?.winners;
    expect(await winners("mine")).toBe(null);
    await bob.api.session.enter.mutate();
    const [a, b] = [ann.follow([{ id: table.id, after: -1 }]), bob.follow([{ id: table.id, after: -1 }])];
    const joined = await bob.api.seats.take.mutate({
      table: table.id,
      player: "Bob",
      banner: { name: "B", colour: "#00ff00" },
    });
    expect([joined.status, joined.mySeat, joined.host, joined.header?.seats[1]?.player]).toEqual([
      "running",
      1,
      false,
      "Bob",
    ]);
    for (let round = 0; round < 3; round++) {
      await Promise.all([a.entry(table.id, round * 2), b.entry(table.id, round * 2)]);
      await ann.api.play.mutate(bid(table.id, `a${round}`, round * 2, 5));
      expect(await bob.api.play.mutate(bid(table.id, `b${round}`, round * 2, 2))).toEqual({ seq: round * 2 + 2 });
    }
    const over = await a.until((message) => message._tag === "Table" && message.facts.status === "finished");
    expect(over).toMatchObject({ facts: { outcome: { winners: [0] } } });
    expect(await winners("finished")).toEqual([0]);
    await b.entry(table.id, 6);
    expect(toLogState(a.messages)).toEqual({ scores: [15, 0], round: 3 });
    expect(toLogState(b.messages)).toEqual({ scores: [15, 0], round: 3 });
    expect(await refusalOf(ann.api.play.mutate(bid(table.id, "late", 6, 1)))).toMatchObject({
      status: 409,
      tag: "NotNow",
    });
  });

  it("lists tables by what a visitor may see", async () => {
    const [ann, bob] = [server.browser(), server.browser()];
    const listed = await ann.api.tables.create.mutate({ ...toyTable([me, free]), listed: true });
    const hidden = await ann.api.tables.create.mutate(toyTable([me, free]));
    const ids = async (browser: typeof ann, which: "open" | "mine") =>
      (await browser.api.tables.list.query({ which })).lines.map((line) => line.id);
    expect(await ids(bob, "open")).toContain(listed.id);
    expect(await ids(bob, "open")).not.toContain(hidden.id);
    expect(await ids(bob, "mine")).toEqual([]);
    expect((await ids(ann, "mine")).toSorted()).toEqual([listed.id, hidden.id].toSorted());
    expect(await bob.api.tables.get.query({ table: hidden.id })).toMatchObject({
      mySeat: null,
      host: false,
      seed: null,
    });
  });

  it("says in the list of one's own tables which of them wait for one", async () => {
    const [ann, bob] = [server.browser(), server.browser()];
    const { id } = await ann.api.tables.create.mutate({ ...toyTable([me, free]), listed: true });
    const awaited = async (browser: typeof ann, which: "running" | "mine") =>
      (await browser.api.tables.list.query({ which })).lines.find((line) => line.id === id)?.waitsForMe;
    expect(await awaited(ann, "mine")).toBe(false);
    await bob.api.session.enter.mutate();
    await bob.api.seats.take.mutate({ table: id, player: "Bob", banner: { name: "B", colour: "#00ff00" } });
    expect([await awaited(ann, "mine"), await awaited(bob, "mine")]).toEqual([true, true]);
    await ann.api.play.mutate(bid(id, "a0", 0, 5));
    expect([await awaited(ann, "mine"), await awaited(bob, "mine")]).toEqual([false, true]);
    expect(await awaited(bob, "running")).toBe(false);
  });

  it("dresses a seat before the start, not after, and the host starts with bots in the free seats", async () => {
    const [ann, bob] = [server.browser(), server.browser()];
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free]));
    const dressed = await ann.api.seats.dress.mutate({
      table: id,
      player: "Anna",
      banner: { name: "A", colour: "teal" },
    });
    expect(dressed.seats[0]).toMatchObject({ player: "Anna", banner: { name: "A", colour: "teal" } });
    const [mine, other] = dressed.seats.map(({ banner }) => banner);
    if (!other) throw new Error("the table has two seats");
    // What nobody has dressed looks as the words of its game say.
    expect(other).toEqual(gameWordsIn(english, "toy").banners[1]);
    const swapped = await ann.api.seats.dress.mutate({ table: id, banner: other });
    expect(swapped.seats.map(({ banner }) => banner)).toEqual([other, mine]);
    expect(await refusalOf(bob.api.tables.start.mutate({ table: id, bot: "honest" }))).toMatchObject({ status: 403 });
    expect(await refusalOf(ann.api.tables.start.mutate({ table: id }))).toMatchObject({
      status: 409,
      tag: "SeatsFree",
    });
    const started = await ann.api.tables.start.mutate({ table: id, bot: "honest" });
    expect(started.seats.map((seat) => seat.kind)).toEqual(["person", "bot"]);
    const late = refusalOf(ann.api.seats.dress.mutate({ table: id, player: "Late" }));
    expect(await late).toMatchObject({ status: 409, tag: "AlreadyStarted" });
    expect(await refusalOf(bob.api.seats.take.mutate({ table: id, player: "Bob" }))).toMatchObject({ status: 409 });
  });

  it("lets two who dress at once not end in the same colours: the second is told", async () => {
    const [ann, bob] = [server.browser(), server.browser()];
    const { id } = await ann.api.tables.create.mutate({ ...toyTable([me, free, free]), name: "Two dress" });
    await bob.api.session.enter.mutate();
    const [, mine] = (await bob.api.seats.take.mutate({ table: id, player: "Bob" })).seats;
    const banner = { name: "T", colour: "teal" };
    const answers = await Promise.allSettled(
      [ann, bob].map(({ api }) => api.seats.dress.mutate({ table: id, banner })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const second = answers[0]?.status === "rejected" ? ann : bob;
    const refused = refusalOf(second.api.seats.dress.mutate({ table: id, banner }));
    expect(await refused).toMatchObject({ status: 409, tag: "ColoursTaken" });
    const own = (await bob.api.seats.dress.mutate({ table: id, player: "Bobby" })).seats[1];
    expect(own).toMatchObject({ player: "Bobby", banner: second === bob ? mine?.banner : banner });
    // Who sits down in colours that are worn gets others.
    const cat = server.browser();
    await cat.api.session.enter.mutate();
    const seated = (await cat.api.seats.take.mutate({ table: id, player: "Cat", banner })).seats;
    expect(new Set(seated.map((seat) => seat.banner.colour)).size).toBe(3);
  });

  it("holds a seat on several devices by a link that works once: both play, and both see what the other does", async () => {
    const [ann, phone, thief] = [server.browser(), server.browser(), server.browser()];
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free]));
    await server.browser().api.seats.take.mutate({ table: id, player: "Bob" });
    await phone.api.session.enter.mutate();
    const [here, there] = [ann.follow([{ id, after: -1 }]), phone.follow([{ id, after: -1 }])];
    await there.entry(id, 0);
    const { token } = await ann.api.seats.deviceLink.mutate({ table: id });
    expect(await phone.api.seats.claim.mutate({ token })).toEqual({ table: id, seat: 0 });
    await there.until((message) => message._tag === "Again");
    const open = await there.until(
      (message) => message._tag === "Entry" && message.entry.seq === 0 && JSON.stringify(message).includes("code-"),
    );
    expect(open).toMatchObject({
      entry: { events: [{ codes: [{ content: expect.stringMatching(/^code-/) }, { content: null }] }] },
    });
    expect(await refusalOf(thief.api.seats.claim.mutate({ token }))).toMatchObject({ status: 404, tag: "LinkVoid" });
    expect(await refusalOf(phone.api.seats.claim.mutate({ token }))).toMatchObject({ tag: "AlreadySeated" });
    await phone.api.play.mutate(bid(id, "phone", 0, 2));
    const seen = await Promise.all([here, there].map((one) => one.entry(id, 1)));
    for (const message of seen) expect(message).toMatchObject({ entry: { command: { content: { amount: 2 } } } });
    await ann.api.undo.mutate({ table: id, commandId: "u" });
    await there.entry(id, 2);
    const lines = await phone.api.tables.list.query({ which: "mine" });
    expect(lines.lines.map((line) => [line.id, line.mySeat])).toEqual([[id, 0]]);
    const online = await here.until((message) => message._tag === "Presence" && message.presence.watchers === 0);
    expect(online).toMatchObject({ presence: { online: [0] } });
  });

  it("signs other devices out: they look on from outside, and a link that nobody has used is void", async () => {
    const [ann, phone, late] = [server.browser(), server.browser(), server.browser()];
    const { id } = await ann.api.tables.create.mutate(toyTable([me, robot("honest")]));
    const link = () => ann.api.seats.deviceLink.mutate({ table: id });
    await phone.api.seats.claim.mutate({ token: (await link()).token });
    const unused = (await link()).token;
    const there = phone.follow([{ id, after: -1 }]);
    await there.until((message) => message._tag === "Table" && message.facts.own?.devices === 2);
    expect((await ann.api.seats.signOutOthers.mutate({ table: id })).own?.devices).toBe(1);
    await there.until((message) => message._tag === "Table" && message.facts.mySeat === null);
    await there.until((message) => message._tag === "Again");
    expect(await refusalOf(phone.api.play.mutate(bid(id, "x", 0, 1)))).toMatchObject({
      status: 403,
      tag: "NotYourSeat",
    });
    expect(await refusalOf(late.api.seats.claim.mutate({ token: unused }))).toMatchObject({ tag: "LinkVoid" });
    expect(await refusalOf(phone.api.seats.signOutOthers.mutate({ table: id }))).toMatchObject({ tag: "NotYourSeat" });
    expect((await ann.api.play.mutate(bid(id, "y", 0, 1))).seq).toBeGreaterThan(0);
  });

  it("keeps a seat's standing orders, refuses by field what the game does not understand, and plays them", async () => {
    const [ann, bob] = [server.browser(), server.browser()];
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free]));
    const set = (orders: Json) => ann.api.conditionalOrders.set.mutate({ table: id, orders });
    expect(await refusalOf(set({ always: 2 }))).toMatchObject({ status: 409, tag: "NotStarted" });
    await bob.api.seats.take.mutate({ table: id, player: "Bob" });
    for (const [orders, field] of [
      [{ always: "x" }, "orders.always"],
      [{ always: 1, more: 1 }, "orders.more"],
      [7, "orders"],
    ] as const) {
      expect(await refusalOf(set(orders))).toMatchObject({ status: 400, tag: "Malformed", field });
    }
    expect(
      await refusalOf(server.browser().api.conditionalOrders.set.mutate({ table: id, orders: null })),
    ).toMatchObject({
      tag: "NotYourSeat",
    });
    const seen = ann.follow([{ id, after: -1 }]);
    expect(await set({ always: 3 })).toEqual({ orders: { always: 3 } });
    expect(await seen.entry(id, 1)).toMatchObject({ entry: { seat: 0, command: { content: { amount: 3 } } } });
    const told = await seen.until((message) => message._tag === "Table" && message.facts.own?.byOrder.length === 1);
    expect(told).toMatchObject({ facts: { own: { orders: { always: 3 }, byOrder: [1], devices: 1 } } });
    expect(await set(null)).toEqual({ orders: null });
    await bob.api.play.mutate(bid(id, "b", 1, 1));
    expect((await ann.api.tables.get.query({ table: id })).own).toEqual({ orders: null, byOrder: [1], devices: 1 });
  });

  it("takes a decision back, and tells it as an entry", async () => {
    const ann = server.browser();
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free]));
    await server.browser().api.seats.take.mutate({ table: id, player: "Bob" });
    const seen = ann.follow([{ id, after: -1 }]);
    await ann.api.play.mutate(bid(id, "c1", 0, 3));
    expect(await ann.api.undo.mutate({ table: id, commandId: "u1" })).toEqual({ seq: 2 });
    expect(await seen.entry(id, 2)).toMatchObject({ entry: { _tag: "Undone", to: 0 } });
    expect(await refusalOf(ann.api.undo.mutate({ table: id, commandId: "u2" }))).toMatchObject({
      tag: "NothingToUndo",
    });
  });

  it("carries chat of those who sit to all who follow", async () => {
    const [ann, bob] = [server.browser(), server.browser()];
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free]));
    await bob.api.session.enter.mutate();
    const seen = bob.follow([{ id, after: -1 }]);
    expect(await ann.api.chat.send.mutate({ table: id, text: "hello #7" })).toEqual({ seq: 0 });
    expect(await seen.until((message) => message._tag === "Chat")).toMatchObject({
      line: { name: "Ann", text: "hello #7" },
    });
    expect(await refusalOf(bob.api.chat.send.mutate({ table: id, text: "hi" }))).toMatchObject({ status: 403 });
  });

  it("shows who is there and who is waited for", async () => {
    const [ann, bob] = [server.browser(), server.browser()];
    const { id } = await ann.api.tables.create.mutate(toyTable([me, free]));
    const seen = ann.follow([{ id, after: -1 }]);
    await bob.api.session.enter.mutate();
    await seen.until((message) => message._tag === "Presence");
    const watching = bob.follow([{ id, after: -1 }]);
    await seen.until((message) => message._tag === "Presence" && message.presence.watchers === 1);
    await bob.api.seats.take.mutate({ table: id, player: "Bob" });
    await seen.until((message) => message._tag === "Presence" && message.presence.online.length === 2);
    await ann.api.play.mutate(bid(id, "c", 0, 3));
    await seen.until((message) => message._tag === "Presence" && message.presence.waitsFor.join() === "1");
    watching.stop();
    await seen.until((message) => message._tag === "Presence" && message.presence.online.join() === "0");
  });

  it("tells everybody whether somebody chose the seed, and not the seed", async () => {
    const [ann, bob] = [server.browser(), server.browser()];
    const chosen = await ann.api.tables.create.mutate({ ...toyTable([me, free]), seed: "chosen-seed" });
    const drawn = await ann.api.tables.create.mutate(toyTable([me, free]));
    const seen = await Promise.all([chosen.id, drawn.id].map((table) => bob.api.tables.get.query({ table })));
    expect(seen.map(({ origin, seed }) => [origin, seed])).toEqual([
      ["chosen", null],
      ["drawn", null],
    ]);
  });

  it("exports a log that reads back, with the seed only after the end", async () => {
    const ann = server.browser();
    const { id } = await ann.api.tables.create.mutate({ ...toyTable([me], "1"), seed: "chosen-seed" });
    const during = await ann.api.log.export.query({ table: id });
    expect(during).not.toContain("chosen-seed");
    await ann.api.play.mutate(bid(id, "c", 0, 3));
    const after = readLog(await ann.api.log.export.query({ table: id }));
    expect([after.seed, after.entries.length, after.header.seats[0]?.player]).toEqual(["chosen-seed", 2, "Ann"]);
  });
});
