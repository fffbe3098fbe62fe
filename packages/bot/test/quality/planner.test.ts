import { describe, expect, it } from "vitest";
import { figuresOfPlanners, qualityOfPlanners } from "./planner-games.ts";

// As many of the 200 games of `planner.long.test.ts` as a run of all tests has time for.
describe("four planners at a table, on 80 maps", () => {
  const quality = qualityOfPlanners(80);
  const figures = figuresOfPlanners(quality);
  const { games, unserved } = quality;

  it("seldom begin alike", () => {
    expect(games).toBe(80);
    expect(figures.sameOpenings).toBeLessThanOrEqual(0.2);
  });

  it("advertise every good, by every kind of campaign", () => {
    expect(Object.keys(figures.campaignGoods)).toHaveLength(5);
    for (const [good, share] of Object.entries(figures.campaignGoods)) expect(share, good).toBeGreaterThanOrEqual(0.08);
    expect(Object.keys(figures.campaignKinds)).toHaveLength(4);
    for (const [kind, share] of Object.entries(figures.campaignKinds)) expect(share, kind).toBeGreaterThanOrEqual(0.05);
  });

  it("hire and teach many kinds of card", () => {
    expect(figures.cards).toBeGreaterThanOrEqual(20);
  });

  it("become everything that there is, use everything, and win with it; further restaurants win too seldom for so few games", () => {
    expect(figures.neverSeen).toEqual({});
    const { built = [], ...others } = figures.neverWon;
    expect(others).toEqual({});
    for (const kind of built) expect(kind).toMatch(/^restaurant-/);
  });

  it("throw away at most a tenth of what they make", () => {
    expect(figures.thrown).toBeLessThanOrEqual(0.1);
  });

  it("let nobody go on the day he comes", () => {
    expect(quality.counts.firedOnArrival).toEqual({});
  });

  it("fetch no drink that nobody can ask for, and advertise where somebody lives", () => {
    expect(quality.counts.unwantedDrinks).toEqual({});
    expect(quality.counts.advertisedToNobody).toEqual({});
    // Not asked for: they reach houses, all of which were full whenever they ran.
    expect(figures.campaignsInVain).toBeLessThanOrEqual(0.05);
  });

  it("leave some houses hungry beside a cook who has the day off, where none is asked for", () => {
    expect(figures.leftHungry).toBeLessThanOrEqual(130);
    expect(figures.leftHungry).toBeLessThan(unserved / 3);
  });
});
