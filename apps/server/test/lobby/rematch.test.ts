import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { refusalOf } from "../clients.ts";
import { free, type Inside, me, robot, startInside, toyTable } from "../inside.ts";

let server: Inside;
beforeAll(async () => {
  server = await startInside();
});
afterAll(() => server.stop());

type Browser = ReturnType<Inside["browser"]>;

/** Plays a seat to the end of the game. */
const playOut = async ({ api, follow }: Browser, table: string, seat: number): Promise<void> => {
  const seen = follow([{ id: table, after: -1 }]);
  for (let at = 0; ; at++) {
    const message = await seen.until(
      (each) =>
        (each._tag === "Table" && each.facts.status === "finished") ||
        (each._tag === "Presence" && each.presence.waitsFor.includes(seat) && each.presence.seq >= at),
    );
    if (message._tag !== "Presence") return;
    const command = { _tag: "bid", amount: 1 };
    at = (await api.play.mutate({ table, commandId: `${seat}-${at}`, seen: message.presence.seq, command })).seq;
  }
};

/** A game of Ann and Bob that is over. */
const played = async () => {
  const [ann, bob] = [server.browser(), server.browser()];
  const { id } = await ann.api.tables.create.mutate(toyTable([me, free], "1"));
  await bob.api.seats.take.mutate({ table: id, player: "Bob" });
  await Promise.all([playOut(ann, id, 0), playOut(bob, id, 1)]);
  return { ann, bob, id };
};

const next = toyTable([free, me], "1");

it("two who ask for another game at once, or one after the other, come to one table; those at the last one are told who asks", async () => {
  const { ann, bob, id } = await played();
  const seen = bob.follow([{ id, after: -1 }]);
  expect((await bob.api.tables.get.query({ table: id })).rematch).toBeNull();
  const [first, second] = await Promise.all(
    [ann, bob].map(({ api }) => api.tables.rematch.mutate({ table: id, next })),
  );
  expect(first?.facts.id).toBe(second?.facts.id);
  expect([first?.isNew, second?.isNew].filter(Boolean)).toHaveLength(1);
  const by = first?.isNew ? 0 : 1;
  const told = await seen.until((message) => message._tag === "Table" && message.facts.rematch !== null);
  expect(told).toMatchObject({ facts: { rematch: { table: first?.facts.id, by } } });
  const later = await bob.api.tables.rematch.mutate({ table: id, next });
  expect(later).toMatchObject({ facts: { id: first?.facts.id }, isNew: false });
});

it.each([
  ["unlisted", false],
  ["listed", true],
])(
  "where the next table is %s, whoever looks on is not told of it, and the file of the last one does not have it",
  async (_, listed) => {
    const { ann, bob, id } = await played();
    const eve = server.browser();
    const [told, seen] = [bob, eve].map((each) => each.follow([{ id, after: -1 }]));
    const { facts } = await ann.api.tables.rematch.mutate({ table: id, next: { ...next, listed } });
    const asked = { rematch: { table: facts.id, by: 0 } };
    await told?.until((message) => message._tag === "Table" && message.facts.rematch !== null);
    expect(await bob.api.tables.get.query({ table: id })).toMatchObject(asked);
    // What is said after it comes after it: by then everything has been told.
    await ann.api.chat.send.mutate({ table: id, text: "Well played" });
    await seen?.until((message) => message._tag === "Chat" && message.line.text === "Well played");
    expect((await eve.api.tables.get.query({ table: id })).rematch).toBeNull();
    const files = await Promise.all([ann, eve].map(({ api }) => api.log.export.query({ table: id })));
    expect([...eve.received, ...files.map((file) => JSON.stringify(file))].join("")).not.toContain(facts.id);
    // Whoever has found the next table by the lobby reads there for whom its seats are kept.
    expect((await eve.api.tables.get.query({ table: facts.id })).reserved === null).toBe(!listed);
  },
);

it("at a listed table the seats of who sat at the last one are nobody else's for ten minutes; whoever of them comes gets their own", async () => {
  const { ann, bob, id } = await played();
  const wish = toyTable([free, free, me], "1");
  const { facts } = await ann.api.tables.rematch.mutate({ table: id, next: { ...next, listed: true } });
  const eve = server.browser();
  expect(await refusalOf(eve.api.seats.take.mutate({ table: facts.id, seat: 0 }))).toMatchObject({ tag: "SeatTaken" });
  expect(await refusalOf(eve.api.seats.take.mutate({ table: facts.id }))).toMatchObject({ tag: "SeatTaken" });
  const until = facts.createdAt + 600_000;
  const seats = [
    { seat: 1, player: "Ann" },
    { seat: 0, player: "Bob" },
  ];
  expect((await eve.api.tables.get.query({ table: facts.id })).reserved).toEqual({ mySeat: null, seats, until });
  expect((await bob.api.tables.get.query({ table: facts.id })).reserved).toEqual({ mySeat: 0, seats, until });
  const { lines } = await eve.api.tables.list.query({ which: "open" });
  expect(lines.find((line) => line.id === facts.id)?.reserved).toEqual({ mySeat: null, seats, until });
  vi.setSystemTime(until);
  try {
    expect((await eve.api.seats.take.mutate({ table: facts.id })).mySeat).toBe(0);
  } finally {
    vi.useRealTimers();
  }
  // What does not fit the last table keeps nobody's seat.
  const other = await bob.api.tables.rematch.mutate({ table: id, next: { ...wish, listed: true } });
  expect(other.facts.reserved).toBeNull();
});

it("where the next game has begun without somebody, they open another; those who play it come back to it", async () => {
  const { ann, bob, id } = await played();
  const { facts: first } = await ann.api.tables.rematch.mutate({ table: id, next });
  const eve = server.browser();
  await eve.api.seats.take.mutate({ table: first.id, player: "Eve" });
  const again = await ann.api.tables.rematch.mutate({ table: id, next });
  expect(again).toMatchObject({ facts: { id: first.id, status: "running" }, isNew: false });
  const other = await bob.api.tables.rematch.mutate({ table: id, next });
  expect(other.isNew).toBe(true);
  expect(other.facts.id).not.toBe(first.id);
});

it("where the next table was closed, or its game is over, whoever asks again opens another", async () => {
  const { ann, bob, id } = await played();
  const { facts: closed } = await ann.api.tables.rematch.mutate({ table: id, next });
  await ann.api.tables.close.mutate({ table: closed.id });
  const { facts: open, isNew } = await bob.api.tables.rematch.mutate({ table: id, next });
  expect(isNew).toBe(true);
  expect(open.id).not.toBe(closed.id);
  expect((await ann.api.tables.get.query({ table: id })).rematch).toEqual({ table: open.id, by: 1 });
  await ann.api.seats.take.mutate({ table: open.id, player: "Ann" });
  await Promise.all([playOut(ann, open.id, 0), playOut(bob, open.id, 1)]);
  const after = await ann.api.tables.rematch.mutate({ table: id, next });
  expect(after.isNew).toBe(true);
});

it("whoever played alone opens a table each time", async () => {
  const ann = server.browser();
  const { id } = await ann.api.tables.create.mutate(toyTable([me, robot("honest")], "1"));
  await playOut(ann, id, 0);
  const alone = { table: id, next: toyTable([robot("honest"), me], "1") };
  const [one, other] = [await ann.api.tables.rematch.mutate(alone), await ann.api.tables.rematch.mutate(alone)];
  expect(one.facts.id).not.toBe(other.facts.id);
  expect((await ann.api.tables.get.query({ table: id })).rematch).toBeNull();
});

it("only who sat at it asks, and only once it is over", async () => {
  const { ann, id } = await played();
  const eve = server.browser();
  expect(await refusalOf(eve.api.tables.rematch.mutate({ table: id, next }))).toMatchObject({ tag: "NotYourSeat" });
  const running = await ann.api.tables.create.mutate(toyTable([me, robot("honest")], "500"));
  expect(await refusalOf(ann.api.tables.rematch.mutate({ table: running.id, next }))).toMatchObject({
    tag: "Malformed",
    field: "table",
  });
});
