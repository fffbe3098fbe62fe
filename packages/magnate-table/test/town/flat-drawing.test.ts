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
        const after = redrawn(before, now).reduceRight<readonly string[]>(
          (list, { at, gone, come }) => list.toSpliced(at, gone, ...come),
          before,
        );
        expect(after).toEqual(now);
      }
    }
  });

  it("draws nothing that both hold", () => {
    expect(redrawn(parts("abc"), parts("abc"))).toEqual([]);
    expect(redrawn(parts("abc"), parts("axc"))).toEqual([{ at: 1, gone: 1, come: ["x"] }]);
    expect(redrawn(parts("abc"), parts("abxc"))).toEqual([{ at: 2, gone: 0, come: ["x"] }]);
    // A house and its note, which lies above all pieces, change together: what is drawn between them stays.
    expect(redrawn(parts("abcd"), parts("xbc"))).toEqual([
      { at: 0, gone: 1, come: ["x"] },
      { at: 3, gone: 1, come: [] },
    ]);
  });
});
