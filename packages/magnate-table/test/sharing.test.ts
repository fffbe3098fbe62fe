import { describe, expect, it } from "vitest";
import { saysTheSame, sharedWith } from "../src/sharing.ts";

describe("saying the same", () => {
  it("compares plain data by what it says", () => {
    const house = { house: 7, at: [1, 2], garden: null, demand: ["beer"] };
    expect(saysTheSame(house, structuredClone(house))).toBe(true);
    expect(saysTheSame(house, { ...house, demand: ["beer", "beer"] })).toBe(false);
    expect(saysTheSame(house, { ...house, note: undefined })).toBe(false);
    expect(saysTheSame({ note: undefined }, { room: undefined })).toBe(false);
    expect(saysTheSame([1], { 0: 1, length: 1 })).toBe(false);
    expect(saysTheSame(null, {})).toBe(false);
  });
});

describe("a list that is made anew", () => {
  const before = [
    { id: "a", count: 1 },
    { id: "b", count: 2 },
    { id: "c", count: 3 },
  ] as const;

  it("is the list before when it says the same", () => {
    expect(sharedWith(before, structuredClone(before))).toBe(before);
    expect(sharedWith(undefined, before)).toBe(before);
  });

  it("keeps what stays, wherever it has come to stand, and takes what has changed", () => {
    const now = sharedWith(before, [
      { id: "c", count: 3 },
      { id: "b", count: 9 },
      { id: "d", count: 1 },
    ]);
    expect(now).toEqual([
      { id: "c", count: 3 },
      { id: "b", count: 9 },
      { id: "d", count: 1 },
    ]);
    expect(now[0]).toBe(before[2]);
    expect(before).not.toContain(now[1]);
  });

  it("is another list when something has gone", () => {
    const now = sharedWith<unknown>(before, before.slice(0, 2));
    expect(now).toHaveLength(2);
    expect(now).not.toBe(before);
  });
});
