import { describe, expect, it } from "vitest";
import { redrawn } from "../../src/town/flat-drawing.ts";

/** A part for every letter. */
const parts = (text: string): readonly string[] => text.split("");

/** Lists of parts in which parts come, go, change and stand twice. */
const LISTS = ["", "a", "ab", "abc", "axc", "abxc", "aab", "ba", "abab", "b"].map((text) => parts(text));

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
    expect(redrawn(parts("abc"), parts("abc"))).toEqual({ at: 3, gone: 0, come: [] });
    expect(redrawn(parts("abc"), parts("axc"))).toEqual({ at: 1, gone: 1, come: ["x"] });
    expect(redrawn(parts("abc"), parts("abxc"))).toEqual({ at: 2, gone: 0, come: ["x"] });
  });
});
