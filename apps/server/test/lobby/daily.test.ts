import { memoryStore } from "@blueplate/store";
import { afterAll, beforeAll, expect, it } from "vitest";
import { refusalOf } from "../clients.ts";
import { type Inside, me, startInside, toyTable } from "../inside.ts";
import { toyModule } from "../toy/module.ts";

/** The toy with rules to begin with, and with an honest bot alone. */
const games = toyModule.games.map((game) => {
  const [whole] = game.presets;
  return { ...game, presets: whole ? [whole, { ...whole, id: "first-steps" }] : [] };
});
const bots = toyModule.bots.filter(({ id }) => id === "honest");

let server: Inside;
beforeAll(async () => {
  server = await startInside({}, memoryStore, { ...toyModule, games, bots });
});
afterAll(() => server.stop());

type Browser = ReturnType<Inside["browser"]>;

/** Plays seat 0 to the end of the game, always with the same bid. */
const playOut = async ({ api, follow }: Browser, table: string, amount: number): Promise<void> => {
  const seen = follow([{ id: table, after: -1 }]);
  for (let at = 0; ; at++) {
    const message = await seen.until(
      (each) =>
        (each._tag === "Table" && each.facts.status === "finished") ||
        (each._tag === "Presence" && each.presence.waitsFor.includes(0) && each.presence.seq >= at),
    );
    if (message._tag !== "Presence") return;
    const command = { _tag: "bid", amount };
    at = (await api.play.mutate({ table, commandId: `a${at}`, seen: message.presence.seq, command })).seq;
  }
};

it("the town of the day is the same for everybody, played once by each, and ranks those who have ended", async () => {
  const [ann, bob] = [server.browser(), server.browser()];
  const before = await ann.api.daily.town.query();
  expect(before).toMatchObject({ game: "toy", best: [], own: null });
  const first = await ann.api.daily.play.mutate({ player: "Ann" });
  expect(first).toMatchObject({
    listed: false,
    origin: "daily",
    mySeat: 0,
    status: "running",
    name: before.day,
    seed: null,
  });
  expect(first.seats.map(({ kind }) => kind)).toEqual(["person", "bot", "bot"]);
  expect((await ann.api.daily.play.mutate({ player: "Somebody else" })).id).toBe(first.id);
  expect((await ann.api.daily.town.query()).own).toEqual({
    table: first.id,
    score: null,
    place: null,
    isHandedOver: false,
  });
  const second = await bob.api.daily.play.mutate({ player: "Bob" });
  expect(second.id).not.toBe(first.id);
  expect((await bob.api.tables.get.query({ table: second.id })).seed).toBeNull();

  // Ann plays to the end; her bids are higher than the bots', so she wins.
  await playOut(ann, first.id, 5);
  const after = await bob.api.daily.town.query();
  expect(after.best.map(({ player, table }) => [player, table])).toEqual([["Ann", first.id]]);
  expect(after.best[0]?.score).toBeGreaterThan(0);
  expect(after.own).toEqual({ table: second.id, score: null, place: null, isHandedOver: false });
  expect(after.ended).toBe(1);
  expect((await ann.api.daily.town.query()).own).toMatchObject({ table: first.id, place: 1 });
  // Dee bids less than anybody and ends before Bob, who has as much as Ann, but later.
  const dee = server.browser();
  const third = await dee.api.daily.play.mutate({ player: "Dee" });
  await playOut(dee, third.id, 1);
  await playOut(bob, second.id, 5);
  const all = await bob.api.daily.town.query();
  expect(all.best.map(({ player }) => player)).toEqual(["Ann", "Bob", "Dee"]);
  expect(all.own).toMatchObject({ table: second.id, place: 2 });
  expect((await dee.api.daily.town.query()).own).toMatchObject({ table: third.id, place: 3 });
  // Its seed is what makes the day: it is told to nobody before the end, and can be asked for by nobody.
  const { seed } = await ann.api.tables.get.query({ table: first.id });
  const copied = ann.api.tables.create.mutate({ ...toyTable([me]), seed: seed ?? "" });
  expect(await refusalOf(copied)).toMatchObject({ status: 400 });
});

it("whoever closes their game of the day has no second try, and whoever asks twice at once has one game", async () => {
  const eve = server.browser();
  await eve.api.session.enter.mutate();
  const both = await Promise.all([1, 2].map(() => eve.api.daily.play.mutate({ player: "Eve" })));
  expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  const id = both[0]?.id ?? "";
  expect(await refusalOf(eve.api.tables.close.mutate({ table: id }))).toMatchObject({ tag: "AlreadyStarted" });
  expect((await eve.api.daily.play.mutate({ player: "Eve" })).id).toBe(id);
});

it("a game of the day that a bot has played on is not ranked, and whoever opened it is told so", async () => {
  const cem = server.browser();
  const { id } = await cem.api.daily.play.mutate({ player: "Cem" });
  const seen = cem.follow([{ id, after: -1 }]);
  const before = await cem.api.daily.town.query();
  expect(before.own).toMatchObject({ table: id, isHandedOver: false });
  await cem.api.seats.handOver.mutate({ table: id, seat: 0, bot: "honest" });
  await seen.until((each) => each._tag === "Table" && each.facts.status === "finished");
  const town = await cem.api.daily.town.query();
  expect(town.own).toEqual({ table: id, score: expect.any(Number), place: null, isHandedOver: true });
  expect(town.best.map(({ table }) => table)).not.toContain(id);
  expect([town.ended, town.best]).toEqual([before.ended, before.best]);
});
