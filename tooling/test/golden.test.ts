import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { mainline, foldMainline, readLog, redecide } from "@blueplate/kernel";
import { checkedRules } from "@blueplate/kernel/testing/checked";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { gameOf } from "../src/games.ts";

/** Whole games, frozen: every `goldens/<game>/*.jsonl` is found by itself. */
const root = join(import.meta.dirname, "../../goldens");
const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".jsonl"));

describe("golden games", () => {
  it("are at least twenty of Food Chain Magnate, with every ruleset and number of players", () => {
    const games = files.filter((name) => name.startsWith("food-chain-magnate"));
    expect(games.length).toBeGreaterThanOrEqual(20);
    for (const ruleset of ["standard", "introductory", "second-game"]) {
      for (const players of [2, 3, 4, 5]) {
        expect(
          games.some((name) => name.includes(`/${ruleset}-`) && name.includes(`${players}p`)),
          `${ruleset} ${players}p`,
        ).toBe(true);
      }
    }
  });

  it.each(files)("%s folds to its end, and its choices come to the same facts today", (name) => {
    const read = readLog(readFileSync(join(root, name), "utf8"), (header) => gameOf(header.game).load(header.config));
    if (Result.isFailure(read)) throw new Error(JSON.stringify(read.failure));
    const { rules, entries, seed } = read.success;
    const folded = foldMainline(rules, mainline(entries));
    const table = Result.getOrThrow(
      redecide(checkedRules(rules), seed ?? expect.fail("the game was not over"), entries),
    );
    expect(rules.outcome(folded)).not.toBeNull();
    expect(table.entries).toEqual(entries);
    expect(table.state).toEqual(folded);
  });
});
