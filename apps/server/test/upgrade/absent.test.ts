import { rmSync } from "node:fs";
import { folderStore } from "@blueplate/store";
import { laidOutFolder } from "@blueplate/store/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Browser, refusalOf } from "../clients.ts";
import { free, type Inside, me, startInside, toyTable } from "../inside.ts";
import { toyModule } from "../toy/module.ts";
import { toyWith } from "../toy/toy.ts";

let folder = "";
let server: Inside;
beforeEach(async () => {
  folder = await laidOutFolder();
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const TODAY = "today";
/** Rules by which the highest bid of a round scores one more. */
const today = { ...toyModule, games: [toyWith({ hash: TODAY, bonus: 1 })] };

const upgraded = async (people: readonly Browser[], away = "0"): Promise<readonly Browser[]> => {
  const jars = people.map((person) => person.cookie());
  await server.stop();
  server = await startInside({ AWAY_AFTER: away }, folderStore(folder), today);
  return jars.map((jar) => server.browser(jar));
};

/** Ann and others at a table of the version before, in the second round, which the server of today opens. */
const atUpgradedTable = async (people: 2 | 3, away?: string) => {
  server = await startInside({}, folderStore(folder));
  const guests = Array.from({ length: people }, () => server.browser());
  const [host, ...others] = guests;
  if (!host) throw new Error("nobody came");
  const { id } = await host.api.tables.create.mutate(toyTable([me, ...others.map(() => free)], "500"));
  for (const other of others) await other.api.seats.take.mutate({ table: id, player: "Guest" });
  for (const [seat, guest] of guests.entries()) {
    const command = { _tag: "bid", amount: seat + 1 };
    await guest.api.play.mutate({ table: id, commandId: `bid-${seat}`, seen: 0, command });
  }
  const [ann, bob, cem] = await upgraded(guests, away);
  if (!ann || !bob) throw new Error("two at least");
  return { id, ann, bob, cem: cem ?? bob, last: people };
};

const factsOf = (who: Browser, table: string) => who.api.tables.get.query({ table });
const accept = (who: Browser, table: string) => who.api.rules.answer.mutate({ table, to: TODAY, accept: true });
const handOver = (who: Browser, table: string, seat: number) =>
  who.api.seats.handOver.mutate({ table, seat, bot: "honest" });

it("who never answers is handed to a bot by the votes of the others, and has no say any more", async () => {
  const { id, ann, bob, cem, last } = await atUpgradedTable(3);
  // Nobody is waited for before somebody has answered.
  expect(await refusalOf(handOver(ann, id, 2))).toMatchObject({ status: 409, tag: "NotAway" });
  expect(await accept(ann, id)).toEqual({ seq: null });
  expect((await handOver(ann, id, 2)).votes).toEqual([{ seat: 2, by: [0], needed: 2 }]);
  // Whoever has answered is not away, however they have.
  await bob.api.rules.answer.mutate({ table: id, to: TODAY, accept: false });
  expect(await refusalOf(handOver(ann, id, 1))).toMatchObject({ tag: "NotAway" });
  const handed = await handOver(bob, id, 2);
  expect(handed).toMatchObject({ readOnly: "rules-changed", seq: last + 1, votes: [] });
  expect(handed.seats[2]).toMatchObject({ standIn: "honest" });
  // What the others have answered before is not lost with it.
  expect(handed.rulesQuestion).toMatchObject({ accepted: [0], refused: [1], waitsFor: [] });
  expect(await refusalOf(accept(cem, id))).toMatchObject({ tag: "HandedOver" });
  expect(await accept(bob, id)).toEqual({ seq: last + 2 });
  const seen = ann.follow([{ id, after: last }]);
  expect(await seen.entry(id, last + 1)).toMatchObject({ entry: { _tag: "ControllerChanged", seat: 2, why: "voted" } });
  expect(await seen.entry(id, last + 2)).toMatchObject({ entry: { _tag: "RulesChanged", to: { hash: TODAY } } });
  expect(await seen.entry(id, last + 3)).toMatchObject({ entry: { _tag: "Played", seat: 2 } });
  expect((await cem.api.seats.takeBack.mutate({ table: id })).seats[2]).toMatchObject({ standIn: null });
});

it("with the last one who is missing handed over the table goes on at once, also after another start", async () => {
  const { id, ann, bob, last } = await atUpgradedTable(2);
  await accept(ann, id);
  const { since } = (await factsOf(ann, id)).rulesQuestion ?? {};
  expect(since).toEqual(expect.any(Number));
  const [ann2 = ann, bob2 = bob] = await upgraded([ann, bob]);
  expect((await factsOf(ann2, id)).rulesQuestion).toMatchObject({ accepted: [0], waitsFor: [1], since });
  const on = await handOver(ann2, id, 1);
  expect(on).toMatchObject({ readOnly: null, rulesQuestion: null, seq: last + 2 });
  const [ann3 = ann, bob3 = bob] = await upgraded([ann2, bob2]);
  expect(await factsOf(ann3, id)).toMatchObject({ readOnly: null, hash: TODAY, status: "running" });
  expect((await bob3.api.seats.takeBack.mutate({ table: id })).seats[1]).toMatchObject({ standIn: null });
});

it("a seat that its person hands over or gives up asks nobody, and one that is back is asked", async () => {
  const { id, ann, bob, cem, last } = await atUpgradedTable(3, "600");
  await accept(ann, id);
  expect(await refusalOf(handOver(ann, id, 1))).toMatchObject({ tag: "NotAway" });
  expect((await handOver(bob, id, 1)).rulesQuestion).toMatchObject({ waitsFor: [2] });
  expect((await bob.api.seats.takeBack.mutate({ table: id })).rulesQuestion).toMatchObject({ waitsFor: [1, 2] });
  const [ann2 = ann, bob2 = bob, cem2 = cem] = await upgraded([ann, bob, cem], "600");
  expect((await factsOf(ann2, id)).rulesQuestion).toMatchObject({ accepted: [0], waitsFor: [1, 2] });
  await cem2.api.seats.resign.mutate({ table: id, bot: "honest" });
  expect(await refusalOf(cem2.api.seats.takeBack.mutate({ table: id }))).toMatchObject({ tag: "Resigned" });
  expect(await accept(bob2, id)).toEqual({ seq: last + 4 });
});
