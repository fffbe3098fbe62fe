import type { Beat } from "@blueplate/city";
import { lengthOf } from "@blueplate/city";
import { describe, expect, it } from "vitest";
import { FILM } from "@blueplate/tabletop/film-plan";
import { filmPlanOf } from "../../src/share/film-plan.ts";

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
