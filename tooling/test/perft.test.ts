import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type PerftCase, perftLines } from "../src/playing/perft.ts";

// cast: our own file; its counts are what is compared.
const cases = JSON.parse(readFileSync(join(import.meta.dirname, "../perft.json"), "utf8")) as readonly (PerftCase & {
  readonly counts: readonly string[];
})[];

describe("perft: a change of legality changes a number", () => {
  it.each(cases)("$game $ruleset with $players players, seed $seed", ({ counts, ...each }) => {
    expect(perftLines(each)).toEqual(counts);
  });
});
