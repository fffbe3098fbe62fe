import { expect, it } from "vitest";
import { keep } from "../../src/actors/keep.ts";

it("a full store lets go of what it has kept the longest, and of nothing where the key is there already", () => {
  const kept = new Map<string, number>();
  expect(keep(kept, 2, "first", 1)).toBe(1);
  keep(kept, 2, "second", 2);
  keep(kept, 2, "first", 3);
  expect([...kept]).toEqual([
    ["first", 3],
    ["second", 2],
  ]);
  expect(keep(kept, 2, "third", 4)).toBe(4);
  expect([...kept]).toEqual([
    ["second", 2],
    ["third", 4],
  ]);
});
