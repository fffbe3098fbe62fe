import type { Beat } from "@blueplate/city";
import { lengthOf } from "@blueplate/city";
import { describe, expect, it } from "vitest";
import { FILM } from "@blueplate/tabletop/film-plan";
import { filmPlanOf, paidAt } from "../../src/share/film-plan.ts";

/** So many families who drive off one after the other, as at the table. */
const dinnerOf = (families: number): readonly Beat[] => {
  const apart = Math.min(350, 10_400 / Math.max(1, families));
  return Array.from({ length: families }, (_, house): Beat => ({
    kind: "drive",
    house,
    path: [],
    to: [0, 0],
    start: house * apart,
    length: 1_600,
  }));
};

describe.each([8, 20])("the film of a dinner, at %i pictures a second", (perSecond) => {
  it.each([0, 1, 2, 5, 12, 30, 60])("lasts twenty seconds and has no gap with %i families", (families) => {
    const { pictures } = filmPlanOf(dinnerOf(families), perSecond);
    let end = 0;
    for (const { at, lasts } of pictures) {
      expect(at).toBeCloseTo(end, 6);
      expect(lasts).toBeGreaterThan(0);
      expect(lasts).toBeLessThanOrEqual(500);
      end = at + lasts;
    }
    expect(end).toBeCloseTo(FILM, 6);
    expect(FILM).toBe(20_000);
  });

  it.each([1, 5, 30])(
    "moves %i families alike, no slower than a calm drive, and all have come before it ends",
    (families) => {
      const dinner = dinnerOf(families);
      const { acts, pictures } = filmPlanOf(dinner, perSecond);
      const slower = acts.map(({ length }, index) => length / (dinner[index]?.length ?? 0));
      expect(Math.max(...slower) - Math.min(...slower)).toBeLessThan(1e-9);
      expect(Math.max(...slower)).toBeLessThanOrEqual(3.25);
      const moving = pictures.filter(({ part }) => part === "play").reduce((sum, { lasts }) => sum + lasts, 0);
      expect(moving).toBeGreaterThanOrEqual(lengthOf(acts));
      expect(moving - lengthOf(acts)).toBeLessThanOrEqual(1000 / perSecond + 1e-6);
    },
  );

  it.each([0, 1, 5, 30])("holds title and ranking for some seconds with %i families", (families) => {
    const { pictures } = filmPlanOf(dinnerOf(families), perSecond);
    const lengthOfPart = (wanted: string): number =>
      pictures.filter(({ part }) => part === wanted).reduce((sum, { lasts }) => sum + lasts, 0);
    expect(lengthOfPart("title")).toBeGreaterThan(2_400);
    expect(lengthOfPart("ranking")).toBeGreaterThan(4_400);
    expect(pictures.map(({ part }) => part)).toEqual(
      pictures.map(({ part }) => part).toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)),
    );
  });
});
const ORDER = ["title", "play", "ranking"];

it("what families pay is said on the sheet as they come, and lies over nothing in the town", () => {
  const pay = (text: string, start: number): Beat => ({
    kind: "pop",
    at: [0, 0],
    text,
    style: "comet",
    start,
    length: 900,
  });
  const { acts, inTown } = filmPlanOf([...dinnerOf(2), pay("$45", 1_600), pay("$10", 2_000)], 20);
  expect(inTown.map(({ kind }) => kind)).toEqual(["drive", "drive"]);
  const [first, second] = acts.filter(({ kind }) => kind === "pop");
  const at = (time = 0) => paidAt(acts, "comet", time);
  expect(at(0)).toEqual({ paid: 0, gain: 0 });
  expect(at(first?.start)).toEqual({ paid: 45, gain: 45 });
  expect(at(second?.start)).toEqual({ paid: 55, gain: 55 });
  expect(at((first?.start ?? 0) + (first?.length ?? 0))).toEqual({ paid: 55, gain: 10 });
  expect(at(lengthOf(acts))).toEqual({ paid: 55, gain: 0 });
  expect(paidAt(acts, "big-top", lengthOf(acts))).toEqual({ paid: 0, gain: 0 });
});
