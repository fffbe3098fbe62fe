import { describe, expect, it } from "vitest";
import { hero } from "@blueplate/city/hero";
import { createWriter, flatMap, svgOf } from "@blueplate/city/flat";
import { drawingOf, type FlatDrawing, type FlatPart, keptParts, redrawn, textOf } from "../../src/town/flat-drawing.ts";

/** A part for every letter. */
const parts = (text: string): readonly string[] => text.split("");

/** Lists of parts in which parts come, go, change and stand twice. */
const LISTS = ["", "a", "ab", "abc", "axc", "abxc", "aab", "ba", "abab", "b"].map((text) => parts(text));

describe("drawing a flat map again", () => {
  it("brings any list of parts to any other", () => {
    for (const before of LISTS) {
      for (const now of LISTS) {
        const after = redrawn(before, now).reduceRight<readonly FlatPart[]>(
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

/** What is written anew from one drawing to the next. */
const writtenAnew = (before: FlatDrawing, now: FlatDrawing): readonly string[] => [
  ...redrawn(before.parts, now.parts).flatMap(({ come }) => come.map(textOf)),
  ...keptParts(before.parts, now.parts).flatMap((kept) => writtenAnew(kept.before, kept.now)),
];

describe("the parts of a flat map", () => {
  const drawn = (view: typeof hero): FlatDrawing => drawingOf(flatMap(view, [], "usual", "evening"), svgOf);

  it("are together what the map says", () => {
    expect(textOf(drawn(hero))).toBe(svgOf(flatMap(hero, [], "usual", "evening")));
  });

  it("are written anew only where something has changed: a house less takes its light, and what stands and grows on its tiles", () => {
    const all = drawn(hero);
    expect(writtenAnew(all, all)).toEqual([]);
    const grown = hero.houses.map((house) => {
      const fewer = drawn({ ...hero, houses: hero.houses.filter((each) => each !== house) });
      const anew = writtenAnew(fewer, all);
      // A house can lie on four tiles.
      expect(anew.filter((text) => text.includes("ground-shade")).length).toBeLessThan(5);
      expect(anew.filter((text) => text.includes("flat-light")).length).toBe(1);
      expect(anew.join("").length).toBeLessThan(textOf(all).length / 15);
      return anew.filter((text) => text.includes("ground-crown")).length;
    });
    expect(Math.max(...grown)).toBeGreaterThan(0);
    expect(Math.max(...grown)).toBeLessThan(5);
  });

  it("name what they point to otherwise in every map of a page", () => {
    const map = flatMap(hero, [], "usual", "evening");
    const idsIn = (text: string): readonly string[] =>
      Array.from(text.matchAll(/ id="([^"]+)"/g), ([, id]) => id ?? "");
    const [one, other] = ["one", "other"].map((name) => createWriter(name)(map));
    expect(idsIn(one ?? "").length).toBeGreaterThan(3);
    expect(idsIn(one ?? "").filter((id) => idsIn(other ?? "").includes(id))).toEqual([]);
    for (const text of [one ?? "", other ?? ""])
      for (const [, id] of text.matchAll(/url\(#([^)]+)\)/g)) expect(idsIn(text)).toContain(id);
  });
});
