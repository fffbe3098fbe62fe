import { check, type Json, listOffers, seatOf } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import type { Goods } from "../../src/model/index.ts";
import { evening, give, only, runOn, type Scene } from "../../testing/evening.ts";

const keep = (stock: Goods) => ({ _tag: "cleanup.keep", stock }) as const;
const FREEZER = { milestones: ["first-throw-away"] };
const EARLIER = { milestonesGone: ["first-throw-away"] };
const full = (): Scene =>
  evening("cleanup", [{ ...FREEZER, stock: { burger: 8, beer: 4 } }, { beach: ["waitress"] }], EARLIER);

describe("R19 clean-up", () => {
  it("R19.1 without a freezer everything is thrown away; R19.2 whoever does gains it, closed after that", () => {
    const { state, events } = runOn(evening("cleanup", [{ stock: { burger: 2 } }, { stock: { beer: 1 } }]));
    expect(only(events, "StockCleared")).toMatchObject([
      { seat: 0, kept: {}, thrown: { burger: 2 } },
      { seat: 1, kept: {}, thrown: { beer: 1 } },
    ]);
    expect(only(events, "MilestoneGained").map((event) => event.seat)).toEqual([0, 1]);
    expect(state.milestonesGone).toEqual(["first-throw-away"]);
  });

  it("R19.1 a freezer gained this round keeps nothing", () => {
    const { events } = runOn(evening("cleanup", [{ ...FREEZER, stock: { burger: 2 } }, {}]));
    expect(only(events, "StockCleared")[0]?.thrown).toEqual({ burger: 2 });
  });

  it("R19.1, D-23 nobody is asked about ten goods or fewer", () => {
    const scene = evening("cleanup", [{ ...FREEZER, stock: { burger: 6, beer: 4 } }, {}], EARLIER);
    expect(scene.rules.waitsFor(scene.state)).toEqual([]);
    expect(only(runOn(scene).events, "StockCleared")).toEqual([]);
  });

  it("R19.1 refuses more than fits and more than there is", () => {
    expect(give(full(), 0, keep({ burger: 8, beer: 3 })).refused).toEqual({
      _tag: "FreezerFull",
      rule: "R19.1",
      kept: 11,
      room: 10,
    });
    expect(give(full(), 0, keep({ burger: 9 })).refused).toEqual({
      _tag: "NotInStock",
      rule: "R19.1",
      good: "burger",
      kept: 9,
      has: 8,
    });
    expect(give(full(), 0, keep({ burger: 8, beer: 2 })).refused).toBeNull();
  });

  it("D-23 offers every part of the stock that fits, each once", () => {
    const scene = full();
    const offers = [...listOffers(scene.rules, scene.state, seatOf(0))];
    for (const offer of offers) expect(check(scene.rules, scene.state, seatOf(0), offer)).toBeNull();
    const kept = new Set(offers.map((offer): Json => JSON.stringify(give(scene, 0, offer).events[0])));
    // 0 to 8 burgers with 0 to 4 beers, but for the three sums above ten.
    expect(kept.size).toBe(9 * 5 - 3);
    expect(offers).toHaveLength(kept.size);
  });

  it("R19.3, R4.2.2 everybody comes home, and hands may still be looked at", () => {
    const { events } = runOn(evening("cleanup", [{ atWork: ["trainer"], beach: ["waitress"] }, {}]));
    expect(only(events, "HandsTakenUp")[0]?.hands[0]).toEqual({
      _tag: "Envelope",
      readers: "everybody",
      content: { trainer: 1, waitress: 1 },
    });
  });

  it("R19.4 a restaurant opens", () => {
    const restaurants = [{ at: [0, 0], entrance: "SE", comingSoon: true }];
    const { state, events } = runOn(evening("cleanup", [{ restaurants }, {}]));
    expect(only(events, "RestaurantsOpened")).toMatchObject([{ restaurants: [{ seat: 0, at: [0, 0] }] }]);
    expect(state.chains[0]?.restaurants[0]?.open).toBe(true);
  });

  it("R19.5 what anybody gained this round is closed, once", () => {
    const chains = [{ milestones: ["first-train", "first-radio"] }, { milestones: ["first-train"] }];
    const { events } = runOn(evening("cleanup", chains, { milestonesGone: ["first-radio"] }));
    expect(only(events, "MilestonesClosed")).toMatchObject([{ milestones: ["first-train"] }]);
  });

  it("R19.6 demand and tokens stay", () => {
    const campaigns = [{ campaign: 14, owner: "p0", good: "beer", left: 1, at: [3, 5] }];
    const { state } = runOn(evening("cleanup", [{}, {}], { houses: { 12: { demand: ["beer"] } }, campaigns }));
    expect(state.town.houses.find((house) => house.house === 12)?.demand).toEqual(["beer"]);
    expect(state.town.campaigns[0]?.left).toBe(1);
  });
});
