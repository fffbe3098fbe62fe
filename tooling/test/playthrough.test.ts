import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { configOf, rulesOf } from "../src/games.ts";
import { deciderNamed } from "../src/playing/deciders.ts";
import { transcriptOf } from "../src/playing/transcript.ts";

/** The beginnings of three games, frozen as text that a person reads: `pnpm playthrough --entries 25 --seed p1 …`. */
const root = join(import.meta.dirname, "../../docs/playthroughs");

const FROZEN = [
  ["food-chain-magnate", "standard", 3, "steady"],
  ["food-chain-magnate", "introductory", 2, "random"],
  ["trick-n-chef", "standard", 3, "sensible"],
] as const;
const nameOf = ([game, ruleset, seats, player]: (typeof FROZEN)[number]) =>
  `${game}-${ruleset}-${seats}p-${player}.txt`;

describe("frozen playthroughs", () => {
  it("are all of those in the folder", () => {
    expect(readdirSync(root).toSorted()).toEqual(FROZEN.map(nameOf).toSorted());
  });

  it.each(FROZEN.map((row) => [nameOf(row), row] as const))("%s reads the same today", (name, row) => {
    const [game, ruleset, seats, player] = row;
    const rules = rulesOf(game, configOf(game, { ruleset, seats }));
    const players = [deciderNamed(player, game, "p1")];
    const lines = transcriptOf({ game, rules, seed: "p1", players, entries: 25 });
    expect(lines).toEqual(readFileSync(join(root, name), "utf8").trimEnd().split("\n"));
  });
});
