import { decidingMomentOf } from "@blueplate/forecast";
import { beginTable, type Game, playToEnd, randomDecider } from "@blueplate/kernel";
import { trickNChef } from "@blueplate/trick-n-chef";
import { foodChainMagnate, modulesOf } from "@blueplate/variants";
import { Result } from "effect";
import { expect, it } from "vitest";
import { glanceAt } from "../../src/local/glance.ts";
import { savedLine } from "../../src/local/saved-line.ts";

const begun = (game: Game, seats: number) =>
  beginTable(Result.getOrThrow(game.load({ modules: [], options: {}, seats })), "a-look", 7);

it("a game on this device is kept with a look at it: its town, who has what, whose move it is", () => {
  const table = begun(foodChainMagnate as Game, 3);
  const glance = glanceAt(foodChainMagnate as Game, table);
  expect(glance?.outline?.length).toBeGreaterThan(10);
  expect(glance?.scores).toHaveLength(3);
  expect(glance?.waitsFor).toEqual(table.rules.waitsFor(table.state));
  expect(glance?.startedAt).toBe(7);
});

it("one that is over shows what was laid when it was decided, and its line says who won; an older one has no look", () => {
  const game = trickNChef as Game;
  const { table } = playToEnd(begun(game, 3), randomDecider("a-look"));
  const glance = glanceAt(game, table);
  expect(glance?.laid).toHaveLength(3);
  expect(glance?.waitsFor).toEqual([]);
  const seats = ["Ann", "Bot", "Bob"].map((player, at) => {
    return { player, banner: { name: player, colour: "#7b4a6b" }, bot: at === 1 ? "sensible" : null };
  });
  const kept = { id: "local-1", name: "", game: game.id, ruleset: "standard", players: [], log: "", updatedAt: 9 };
  const line = savedLine({ ...kept, seats, finished: true, glance, winners: [2] });
  expect(line).toMatchObject({ status: "finished", winners: [2], glance, createdAt: 7, updatedAt: 9 });
  expect(line.seats.map(({ kind }) => kind)).toEqual(["person", "bot", "person"]);
  expect(savedLine({ ...kept, finished: false })).toMatchObject({ status: "running", glance: null, winners: null });
});

it("a town that is over is shown over the evening that decided it, with who served which house", () => {
  const game: Game = { ...(foodChainMagnate as Game), decidingMoment: decidingMomentOf };
  const introductory = Result.getOrThrow(game.load({ modules: modulesOf("introductory"), options: {}, seats: 3 }));
  const { table } = playToEnd(beginTable(introductory, "a-look", 7), randomDecider("a-look"));
  const winners = table.rules.outcome(table.state)?.winners ?? [];
  const decided = decidingMomentOf(table.rules, table.entries, winners);
  const last = game.glance?.(table.rules, table.state).outline;
  const outline = glanceAt(game, table)?.outline;
  expect(outline).toEqual(decided?.outline);
  expect(outline).not.toEqual(last);
  expect(outline?.join("")).toMatch(/[a-c]/);
  expect(glanceAt(game, table)?.laid).toEqual([]);
});
