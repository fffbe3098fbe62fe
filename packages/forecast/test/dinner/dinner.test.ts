import { type CampaignPlace, freezerWish } from "@blueplate/engine";
import {
  buyersOf,
  choiceOf,
  effectOf,
  forecastOf,
  lackedBy,
  missedBy,
  nearnessOfAll,
  salesOf,
  servicesOf,
  squaresReached,
  tomorrowOf,
  type Trip,
} from "../../src/index.ts";
import { evening, give, seat } from "@blueplate/variants/testing/evening";
import { rulesetWith } from "@blueplate/engine/testing/position";
import { describe, expect, it } from "vitest";

const ruleset = rulesetWith();
const working = (chains: readonly object[], houses: object, more: object = {}) =>
  evening("working", chains as readonly Readonly<Record<string, unknown>>[], {
    turnOrder: chains.map((_, index) => `p${index}`),
    houses,
    ...more,
  });
const burger = { demand: ["burger"] };

const two = (first: object, second: object, more: object = {}) =>
  evening("dinnertime", [{ ...first }, { ...second }], { ...more });

describe("who would serve each house", () => {
  it("R14.2 says who would, how everybody with a road ranks, and what they lack", () => {
    const { state } = two({ stock: { burger: 1 } }, { stock: { beer: 1 } }, { houses: { 2: { demand: ["burger"] } } });
    const first = { seat: 0, unitPrice: 10, distance: 0, waitresses: 0, restaurant: [0, 0] };
    expect(servicesOf(ruleset, state)).toEqual([
      {
        house: 2,
        offers: [first],
        contenders: [
          { ...first, sum: 10, place: 1, missing: {} },
          { ...first, seat: 1, distance: 2, restaurant: [8, 8], sum: 12, place: 2, missing: { burger: 1 } },
        ],
        out: [],
        reason: { _tag: "alone" },
        sold: { burger: 1 },
        income: 10,
      },
    ]);
  });
});

describe("R14.1 tonight as it stands", () => {
  it("R14.1.3 what houses lack is counted over all goods, also where a drink is lacking beside it", () => {
    const wants = { 2: { demand: ["burger", "lemonade"] }, 4: { demand: ["pizza", "lemonade"] } };
    const lack = (stock: object): number => lackedBy(ruleset, working([{ stock }, {}], wants).state, seat(0));
    expect([lack({}), lack({ burger: 1 }), lack({ burger: 2 }), lack({ burger: 1, pizza: 1 })]).toEqual([4, 3, 3, 2]);
  });

  it("each house is served out of what the ones before it have left", () => {
    const { state } = working([{ stock: { burger: 1 } }, {}], { 2: burger, 4: burger });
    expect(servicesOf(ruleset, state).map(({ house, offers }) => [house, offers.map((offer) => offer.seat)])).toEqual([
      [2, [0]],
      [4, []],
    ]);
    expect(salesOf(ruleset, state, seat(0))).toEqual({ houses: [2], goods: { burger: 1 }, income: 10 });
  });

  it("R14.2 ranks everybody who has a road, and says what they lack, how near they are and where they stand in the order", () => {
    const { state } = working([{ stock: { burger: 1 } }, { atWork: ["pricing-manager", "waitress"] }], { 2: burger });
    const [service] = servicesOf(ruleset, state);
    expect(service?.contenders).toMatchObject([
      { seat: 0, unitPrice: 10, distance: 0, sum: 10, waitresses: 0, place: 1, missing: {} },
      { seat: 1, unitPrice: 9, distance: 2, sum: 11, waitresses: 1, place: 2, missing: { burger: 1 } },
    ]);
    expect(service?.out).toEqual([]);
  });

  it("says who no goods could bring there", () => {
    const soon = [{ at: [8, 8], entrance: "NW", comingSoon: true }];
    const { state } = working([{ stock: { burger: 1 } }, { restaurants: soon }], { 2: burger });
    expect(servicesOf(ruleset, state)[0]?.out).toEqual([{ seat: 1, why: "no-road" }]);
  });

  it.each([
    ["sum", [], ["pricing-manager"]],
    ["waitresses", ["waitress"], ["pricing-manager", "pricing-manager"]],
    ["order", [], ["pricing-manager", "pricing-manager"]],
  ])("R14.2 says what puts the first before the second: the %s", (by, first, second) => {
    const stock = { burger: 1 };
    const { state } = working(
      [
        { stock, atWork: first },
        { stock, atWork: second },
      ],
      { 2: burger },
    );
    expect(servicesOf(ruleset, state)[0]?.reason).toMatchObject({ _tag: "before", by, second: { seat: 1 } });
  });

  it("R14.1.3 an only offer stands alone; where nobody offers there is no reason", () => {
    const { state } = working([{ stock: { burger: 1 } }, {}], { 2: burger, 4: burger });
    expect(servicesOf(ruleset, state).map(({ reason }) => reason)).toEqual([{ _tag: "alone" }, null]);
  });
});

describe("how sure tonight is", () => {
  const certainties = (chains: readonly object[], houses: object) =>
    forecastOf(ruleset, working(chains, houses).state).map(({ certainty }) => certainty);

  it("a house is sure when nobody who is still to act can get goods", () => {
    expect(certainties([{ stock: { burger: 1 } }, {}], { 2: burger })).toEqual(["sure"]);
    expect(certainties([{}, {}], { 2: burger })).toEqual(["sure"]);
  });

  it("it is not while a cook could take it, or its own seller could still come to it", () => {
    const cook = { atWork: ["burger-cook"] };
    expect(certainties([cook, { stock: { burger: 1 } }], { 2: burger })).toEqual(["open"]);
    expect(certainties([cook, {}], { 2: burger })).toEqual(["open"]);
  });

  it("it is when the cook comes behind anyway, or has cooked and ended the day", () => {
    expect(certainties([{ stock: { burger: 1 } }, { atWork: ["burger-cook"] }], { 2: burger })).toEqual(["sure"]);
    const scene = working([{ atWork: ["burger-cook"] }, { stock: { burger: 1 } }], { 2: burger });
    const cooked = give(scene, 0, { _tag: "work.produce", cook: "burger-cook", good: "burger" }).scene;
    expect(forecastOf(ruleset, cooked.state)[0]?.certainty).toBe("sure");
  });

  it("a restaurant that opens at once or a garden leaves nothing sure, one that opens at clean-up does", () => {
    const stock = { stock: { burger: 1 } };
    for (const builder of ["regional-manager", "new-business-developer"]) {
      expect(certainties([stock, { atWork: [builder] }], { 2: burger })).toEqual(["as-it-stands"]);
    }
    expect(certainties([stock, { atWork: ["local-manager"] }], { 2: burger })).toEqual(["sure"]);
  });

  it("a later house is not sure where a seller may come to need elsewhere what he sells there now", () => {
    // If p0 fetches a beer he feeds 2 and has no burger left for 4; p1 feeds 4 then, and nobody feeds 12.
    const chains = [{ stock: { burger: 1 }, atWork: ["errand-boy"] }, { stock: { burger: 1 } }];
    const { state } = working(chains, { 2: { demand: ["burger", "beer"] }, 4: burger, 12: burger });
    const forecast = forecastOf(ruleset, state);
    expect(forecast.map(({ house, offers }) => [house, offers[0]?.seat])).toEqual([
      [2, undefined],
      [4, 0],
      [12, 1],
    ]);
    expect(forecast[2]).toMatchObject({ certainty: "as-it-stands", conditions: [] });
  });

  it("it is open with the goods that would take it, as far as today's cooks can make them", () => {
    const three = { demand: ["burger", "pizza", "pizza"] };
    const conditions = (atWork: readonly string[]) =>
      forecastOf(ruleset, working([{ atWork, stock: { burger: 1 } }, {}], { 2: three }).state)[0];
    const trainees = (count: number) => Array.from({ length: count }, () => "kitchen-trainee");
    expect(conditions(trainees(1))).toMatchObject({ certainty: "as-it-stands", conditions: [] });
    expect(conditions(trainees(2))).toMatchObject({
      certainty: "open",
      conditions: [{ seat: 0, needs: { pizza: 2 } }],
    });
    expect(conditions(["pizza-cook"])).toMatchObject({ conditions: [{ seat: 0, needs: { pizza: 2 } }] });
    expect(conditions(["burger-cook"])).toMatchObject({ certainty: "sure", conditions: [] });
  });

  it("names who may still open a restaurant before dinner", () => {
    const { state } = working([{ stock: { burger: 1 } }, { atWork: ["regional-manager"] }], { 2: burger });
    expect(forecastOf(ruleset, state)[0]).toMatchObject({ certainty: "as-it-stands", builders: [1] });
  });

  it("R14.2.3 while the order is not chosen a tie is open", () => {
    const stock = { stock: { burger: 1 } };
    const cheap = { ...stock, atWork: ["pricing-manager", "pricing-manager"] };
    const { state } = evening("order-of-business", [stock, cheap], { houses: { 2: burger } });
    expect(forecastOf(ruleset, state)[0]).toMatchObject({
      certainty: "open",
      conditions: [{ needs: "order" }],
    });
  });

  it("R5.1 while structures are sealed everything is unknown; once dinner is over there is no forecast", () => {
    const chains = [{ stock: { burger: 1 } }, {}];
    const of = (phase: string) => forecastOf(ruleset, evening(phase, chains, { houses: { 2: burger } }).state);
    expect(of("restructuring").map(({ certainty }) => certainty)).toEqual(["unknown"]);
    expect(of("payday")).toEqual([]);
  });
});

describe("R18 tomorrow", () => {
  const running = { campaign: 14, owner: "p0", good: "beer", left: 2, at: [3, 5] };

  it("who eats tonight wants nothing more, then the campaigns run", () => {
    const { state } = working([{ stock: { burger: 1 } }, {}], { 12: burger }, { campaigns: [running] });
    const { state: after } = tomorrowOf(ruleset, state);
    expect(after.town.houses.find(({ house }) => house === 12)?.demand).toEqual(["beer"]);
    expect(after.stage).toEqual(state.stage);
  });

  it("R18.2 a campaign in hand runs among the others, in order of number, and loses what finds no room", () => {
    const { state } = working([{}, {}], { 12: { demand: ["pizza", "pizza"] } }, { campaigns: [running] });
    const place = { at: [5, 5], turned: false } as const;
    const draft = { owner: seat(0), good: "burger", place } as const;
    const of = (campaign: number) =>
      effectOf(ruleset, state, { ...draft, campaign }).map(({ house, basket, added, lost }) => [
        house,
        basket,
        added,
        lost,
      ]);
    expect(of(13)).toEqual([[12, ["pizza", "pizza", "burger"], 1, 0]]);
    expect(of(15)).toEqual([[12, ["pizza", "pizza", "beer"], 0, 1]]);
    expect(effectOf(ruleset, state, { ...draft, campaign: 13 })[0]?.nearest).toBe(1);
  });

  it("who eats before the campaign runs wants only what it brings", () => {
    const { state } = working([{ stock: { burger: 1 } }, {}], { 12: burger });
    const draft = { campaign: 13, owner: seat(0), good: "pizza", place: { at: [5, 5], turned: false } } as const;
    expect(effectOf(ruleset, state, draft)[0]?.basket).toEqual(["pizza"]);
  });

  it("R18.3 the squares reached are those beside a billboard, or the rows of an airplane", () => {
    const { state } = working([{}, {}], {});
    const draft = (campaign: number, place: CampaignPlace) =>
      ({ campaign, owner: seat(0), good: "pizza", place }) as const;
    expect(squaresReached(ruleset, state, draft(15, { at: [5, 5], turned: false }))).toHaveLength(4);
    expect(squaresReached(ruleset, state, draft(4, { side: "W", offset: 3 }))).toHaveLength(15);
  });
});

describe("R14.2 by how little a house is missed", () => {
  const offer = (of: number, unitPrice: number, waitresses = 0) => ({
    seat: seat(of),
    unitPrice,
    distance: 1,
    waitresses,
    restaurant: [0, 0] as const,
  });

  it("tells what the sum, the waitresses or only the order was short of, to whoever made an offer", () => {
    expect(missedBy([offer(1, 9), offer(0, 10)], seat(0))).toEqual({ by: "sum", count: 1 });
    expect(missedBy([offer(1, 10, 3), offer(0, 10, 1)], seat(0))).toEqual({ by: "waitresses", count: 2 });
    expect(missedBy([offer(1, 10), offer(2, 10), offer(0, 10)], seat(0))).toEqual({ by: "order", count: 0 });
    expect(missedBy([offer(0, 9), offer(1, 10)], seat(0))).toBeNull();
    expect(missedBy([offer(1, 9)], seat(0))).toBeNull();
    expect(missedBy([offer(1, 9), offer(0, 10)], null)).toBeNull();
  });
});

describe("R18 whom a campaign in hand would feed", () => {
  const place = { at: [5, 5], turned: false } as const;
  const draft = { campaign: 13, owner: seat(0), good: "burger", place } as const;
  const running = { campaign: 14, owner: "p1", good: "beer", left: 2, at: [3, 5] };

  it("R18.2 tells every token that is turned away that evening, whoever advertises it", () => {
    const { state } = working([{}, {}], { 12: { demand: ["pizza", "pizza"] } }, { campaigns: [running] });
    const [house] = effectOf(ruleset, state, draft);
    expect(house).toMatchObject({ basket: ["pizza", "pizza", "burger"], turnedAway: ["beer"], lost: 0 });
  });

  it("R18.2 tells of a full house whether anybody may still serve it before the campaign runs", () => {
    const full = { 12: { demand: ["pizza", "pizza", "pizza"] } };
    const mayEat = (chain: object, demand: object = full) =>
      effectOf(ruleset, working([chain, {}], demand).state, draft)[0];
    expect(mayEat({})).toMatchObject({ lost: 1, mayEatFirst: false });
    expect(mayEat({ atWork: ["pizza-chef"] })).toMatchObject({ lost: 1, mayEatFirst: true });
    // Whom somebody serves as it stands has room already, and who has room loses nothing.
    expect(mayEat({ stock: { pizza: 3 } })).toMatchObject({ lost: 0, mayEatFirst: false });
    expect(mayEat({ atWork: ["pizza-chef"] }, { 12: { demand: ["pizza"] } })).toMatchObject({ mayEatFirst: false });
  });

  it("R14.1.3 tells what of the basket the owner has neither in stock nor anybody for", () => {
    const lacks = (chain: object) => {
      const more = { campaigns: [running], milestonesGone: ["first-throw-away"] };
      const { state } = working([chain, {}], { 12: { demand: ["pizza"] } }, more);
      return effectOf(ruleset, state, draft)[0]?.lacks;
    };
    expect(lacks({})).toEqual({ pizza: 1, burger: 1, beer: 1 });
    expect(lacks({ atWork: ["errand-boy"], beach: ["burger-cook"] })).toEqual({ pizza: 1 });
    expect(lacks({ beach: ["kitchen-trainee", "errand-boy"] })).toEqual({});
    const stock = { stock: { pizza: 2, burger: 1, beer: 1 } };
    expect(lacks(stock)).toEqual({ burger: 1, beer: 1 });
    expect(lacks({ ...stock, milestones: ["first-throw-away"] })).toEqual({});
  });

  it("R14.1.3 tells whether a road joins a house to the owner: where none does, nothing is bought from it", () => {
    const joined = (chain: object) => effectOf(ruleset, working([chain, {}], {}).state, draft)[0]?.joined;
    expect(joined({})).toBe(true);
    expect(joined({ restaurants: [{ at: [0, 0], entrance: "SE", comingSoon: true }] })).toBe(true);
    const { state } = working([{}, {}], {});
    const chains = state.chains.map((chain) => (chain.seat === 0 ? { ...chain, restaurants: [] } : chain));
    expect(effectOf(ruleset, { ...state, chains }, draft)[0]?.joined).toBe(false);
  });

  it("counts the houses by who would be first there, those that take a token only", () => {
    const { state } = working([{}, {}], {});
    expect(buyersOf(effectOf(ruleset, state, draft))).toEqual([{ seat: 1, houses: 1 }]);
    const full = working([{}, {}], { 12: { demand: ["pizza", "pizza", "pizza"] } });
    expect(buyersOf(effectOf(ruleset, full.state, draft))).toEqual([]);
  });
});

describe("distances", () => {
  it("R3.4 names every chain that a road joins to a house, the nearest first", () => {
    const { state } = working([{}, {}], {});
    const near = nearnessOfAll(ruleset, state).find(({ house }) => house === 2);
    expect(near?.chains).toEqual([
      { seat: 0, distance: 0, restaurant: [0, 0] },
      { seat: 1, distance: 2, restaurant: [8, 8] },
    ]);
  });

  it("counts what is coming soon only when asked to", () => {
    const soon = { restaurants: [{ at: [0, 0], entrance: "SE", comingSoon: true }] };
    const { state } = working([soon, {}], {});
    const seats = (all: boolean) => nearnessOfAll(ruleset, state, all)[0]?.chains.map((each) => each.seat);
    expect(seats(false)).toEqual([1]);
    expect(seats(true)).toEqual([0, 1]);
  });
});

describe("R19.1 the freezer", () => {
  it("keeps first what the chain would sell, then what anybody wants, then anything, up to its room", () => {
    const { state } = evening(
      "cleanup",
      [{ milestones: ["first-throw-away"], stock: { beer: 7, burger: 6, pizza: 1 } }, {}],
      { houses: { 2: burger }, milestonesGone: ["first-throw-away"] },
    );
    const wish = freezerWish(ruleset, state, seat(0));
    expect(wish).toHaveLength(10);
    expect(wish.filter((good) => good === "burger").length).toBeGreaterThanOrEqual(1);
    const three = (good: string) => ({ demand: [good, good, good] });
    const crowded = evening("cleanup", [{ milestones: ["first-throw-away"], stock: { burger: 9, pizza: 6 } }, {}], {
      houses: { 2: three("pizza"), 4: three("pizza"), 12: three("burger"), 13: three("burger"), 15: three("burger") },
      milestonesGone: ["first-throw-away"],
    });
    const kept = freezerWish(ruleset, crowded.state, seat(0));
    expect(kept.filter((good) => good === "pizza")).toHaveLength(6);
    expect(kept).toHaveLength(10);
  });
});

describe("R11.4 a choice among trips", () => {
  const trip = (drinks: Trip["drinks"], distance: number): Trip => ({
    from: [0, 0],
    route: [[0, 1]],
    way: [[0, 1]],
    distance,
    sources: [],
    drinks,
  });

  it("one a set of goods, the shortest; what another one beats in every good comes apart", () => {
    const { best, dominated } = choiceOf([
      trip({ beer: 2 }, 1),
      trip({ beer: 2, lemonade: 2 }, 2),
      trip({ lemonade: 2, beer: 2 }, 1),
      trip({ "soft-drink": 2 }, 0),
    ]);
    expect(best.map(({ drinks, distance }) => [drinks, distance])).toEqual([
      [{ lemonade: 2, beer: 2 }, 1],
      [{ "soft-drink": 2 }, 0],
    ]);
    expect(dominated.map(({ drinks }) => drinks)).toEqual([{ beer: 2 }]);
  });
});
