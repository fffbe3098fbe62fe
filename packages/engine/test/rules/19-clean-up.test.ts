import { check, type Json, listOffers, seatOf } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import type { Goods } from "../../src/model/index.ts";
import { evening, give, only, runOn, type GameMoment } from "@blueplate/variants/testing/evening";

const keep = (stock: Goods) => ({ _tag: "cleanup.keep", stock }) as const;
const FREEZER = { milestones: ["first-throw-away"] };
const EARLIER = { milestonesGone: ["first-throw-away"] };
const full = (): GameMoment =>
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

  it("D-23 what is kept is the same in whatever order it is named, and none of a good is as good as not naming it", () => {
    const kept = (stock: Goods): Json => JSON.stringify(give(full(), 0, keep(stock)).events[0]);
    expect(kept({ burger: 3, beer: 2 })).toBe(kept({ beer: 2, burger: 3 }));
    expect(kept({ burger: 3, beer: 0, pizza: 0 })).toBe(kept({ burger: 3 }));
  });

  it("R19.1 whoever has chosen may choose again until the last has", () => {
    const chain = { ...FREEZER, stock: { burger: 8, beer: 4 } };
    const both = evening("cleanup", [chain, chain], EARLIER);
    const asked = ({ rules, state }: GameMoment) => [rules.waitsFor(state), rules.mayResubmit(state)];
    expect(asked(both)).toEqual([[0, 1], []]);
    const one = give(both, 1, keep({ burger: 8 })).scene;
    expect(asked(one)).toEqual([[0], [1]]);
    const again = give(one, 1, keep({ beer: 4 })).scene;
    const { scene, events } = give(again, 0, keep({ burger: 8 }));
    expect(only(events, "StockCleared").map(({ kept }) => kept)).toEqual([{ burger: 8 }, { beer: 4 }]);
    expect(scene.rules.mayResubmit(scene.state)).toEqual([]);
  });

  it("R19.1 nobody else is asked", () => {
    expect(give(full(), 1, keep({})).refused).toMatchObject({ _tag: "NotNow", rule: "R19.1" });
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

  it("R19.4 where nothing is coming soon nothing is told to open, and what is open is not told to", () => {
    const opened = (...restaurants: readonly object[]) =>
      only(runOn(evening("cleanup", [restaurants.length > 0 ? { restaurants } : {}, {}])).events, "RestaurantsOpened");
    expect(opened()).toEqual([]);
    const old = { at: [0, 0], entrance: "SE" };
    const soon = { at: [3, 8], entrance: "NW", comingSoon: true };
    expect(opened(old, soon)).toMatchObject([{ restaurants: [{ seat: 0, at: [3, 8] }] }]);
    // R16.4: a bankrupt chain opens nothing any more.
    const { rules, state } = evening("cleanup", [{ restaurants: [old, soon] }, { beach: ["waitress"] }]);
    const chains = state.chains.map((chain) => ({ ...chain, bankrupt: chain.seat === 0 }));
    expect(only(runOn({ rules, state: { ...state, chains } }).events, "RestaurantsOpened")).toEqual([]);
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
