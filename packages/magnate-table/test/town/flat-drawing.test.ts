import { describe, expect, it } from "vitest";
import { redrawn } from "../../src/town/flat-drawing.ts";

/** Lists of parts in which parts come, go, change and stand twice. */
const LISTS = ["", "a", "ab", "abc", "axc", "abxc", "aab", "ba", "abab", "b"].map((text) => [...text]);

describe("drawing a flat map again", () => {
  it("brings any list of parts to any other", () => {
    for (const before of LISTS) {
      for (const now of LISTS) {
        const { at, gone, come } = redrawn(before, now);
        expect(before.toSpliced(at, gone, ...come)).toEqual(now);
      }
    }
  });

  it("draws nothing that both begin or end with", () => {
    expect(redrawn([..."abc"], [..."abc"])).toEqual({ at: 3, gone: 0, come: [] });
    expect(redrawn([..."abc"], [..."axc"])).toEqual({ at: 1, gone: 1, come: ["x"] });
    expect(redrawn([..."abc"], [..."abxc"])).toEqual({ at: 2, gone: 0, come: ["x"] });
  });
});
