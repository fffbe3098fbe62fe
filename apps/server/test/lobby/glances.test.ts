import type { Seat } from "@blueplate/kernel";
import { memoryStore } from "@blueplate/store";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Inside, free, me, startInside, toyTable } from "../inside.ts";
import { toyModule } from "../toy/module.ts";

/** How often a game was looked at. */
let looks = 0;

/** The toy with a look at it that tells everything it sees: whatever is secret must not be there to be told. */
const games = toyModule.games.map((game) => ({
  ...game,
  glance: (_: unknown, view: unknown) => {
    looks++;
    return { phase: JSON.stringify(view), scores: [1, 2], outline: null };
  },
  decidingMoment: (_: unknown, entries: readonly unknown[], winners: readonly Seat[]) => ({
    outline: ["#bb"],
    laid: winners.map((seat) => ({ seat, kind: "bid", value: entries.length, isWinning: true })),
    before: [],
    after: [],
  }),
}));

let server: Inside;
beforeAll(async () => {
  server = await startInside({}, memoryStore, { ...toyModule, games });
});
afterAll(() => server.stop());

const play = (table: string, commandId: string, seen: number) => ({
  table,
  commandId,
  seen,
  command: { _tag: "bid", amount: 3 },
});

it("a list shows a game in one look, without secrets, and looks again only when it has changed", async () => {
  const [ann, bob] = [server.browser(), server.browser()];
  const { id } = await ann.api.tables.create.mutate({ ...toyTable([me, free]), listed: true });
  const lineOf = async (which: "mine" | "running" | "open") =>
    (await ann.api.tables.list.query({ which })).lines.find((line) => line.id === id);
  expect(await lineOf("open")).toMatchObject({ glance: null });
  await bob.api.seats.take.mutate({ table: id, player: "Bob" });

  const before = await lineOf("mine");
  expect(before?.glance).toMatchObject({ round: 0, waitsFor: [0, 1], scores: [1, 2], outline: null });
  // Ann reads the list, who has a code of her own: not even that is in it.
  expect(before?.glance?.phase).toContain("codes");
  expect(before?.glance?.phase).not.toMatch(/code-\d/);
  expect(before?.glance?.startedAt).toBeGreaterThanOrEqual(before?.createdAt ?? Number.POSITIVE_INFINITY);
  expect(looks).toBe(1);
  await Promise.all([lineOf("mine"), lineOf("running"), lineOf("mine")]);
  expect(looks).toBe(1);

  await ann.api.play.mutate(play(id, "a", 0));
  expect((await lineOf("mine"))?.glance?.waitsFor).toEqual([1]);
  expect(looks).toBe(2);
});

it("a game that is over shows its table and what was laid when it was decided, one that goes on nothing of it", async () => {
  const [ann, bob] = [server.browser(), server.browser()];
  const { id } = await ann.api.tables.create.mutate({ ...toyTable([me, free], "1"), listed: true });
  await bob.api.seats.take.mutate({ table: id, player: "Bob" });
  const lineIn = async (which: "running" | "finished") =>
    (await ann.api.tables.list.query({ which })).lines.find((line) => line.id === id);
  await ann.api.play.mutate(play(id, "first", 0));
  expect((await lineIn("running"))?.glance).toMatchObject({ laid: [], outline: null });
  await bob.api.play.mutate({ ...play(id, "second", 1), command: { _tag: "bid", amount: 5 } });
  const { glance, winners } = (await lineIn("finished")) ?? {};
  expect(winners).toEqual([1]);
  expect(glance?.laid).toEqual([{ seat: 1, kind: "bid", value: 3, isWinning: true }]);
  expect(glance?.outline).toEqual(["#bb"]);
});
