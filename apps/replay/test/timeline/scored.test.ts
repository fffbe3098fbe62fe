import { trickNChef } from "@blueplate/trick-n-chef";
import { type Entry, readLog } from "@blueplate/kernel";
import { Result } from "effect";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { endIn, scoredIn, sumsOf } from "../../src/analysis/scored.ts";

const text = readFileSync(
  new URL("../../../../goldens/trick-n-chef/1/standard-3p-sensible-g1.jsonl", import.meta.url),
  "utf8",
);
const entries = Result.getOrThrow(readLog(text, ({ config }) => trickNChef.load(config))).entries.flatMap(
  (entry: Entry) => ("events" in entry ? [entry] : []),
);

it("finds the rounds of a whole game where they are scored, their sums, and its end", () => {
  const scored = scoredIn(entries);
  expect(scored).toHaveLength(3);
  const sums = sumsOf(scored, 3);
  expect(sums).toHaveLength(3);
  for (const [seat, data] of sums.entries()) {
    expect(data[0]).toEqual({ at: 0, value: 0 });
    expect(data.at(-1)?.value).toBe(scored.reduce((sum, { fact }) => sum + (fact.results[seat]?.points ?? 0), 0));
    expect(data.slice(1).map(({ at }) => at)).toEqual(scored.map(({ at }) => at));
  }
  expect(endIn(entries)).toBe(entries.length - 1);
});

it("marks nothing in a game whose rounds are not scored, nor an end before there is one", () => {
  const short = entries.slice(0, 20);
  expect([scoredIn(short), sumsOf(scoredIn(short), 3), endIn(short)]).toEqual([[], [], null]);
  expect(scoredIn([{ events: [{ _tag: "RoundScored" }] }])).toEqual([]);
});
