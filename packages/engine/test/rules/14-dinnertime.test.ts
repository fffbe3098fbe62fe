import { loadRules } from "@blueplate/variants";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { decidedBy, withPreference } from "../../src/formulas/index.ts";
import type { Offer } from "../../src/model/index.ts";
import { evening, only, runOn, seat } from "@blueplate/variants/testing/evening";

const LOW = { milestonesGone: ["first-lower-prices"] };
const ruleset = Result.getOrThrow(loadRules({ modules: [], options: {}, seats: 2 })).ruleset;
const burger = { stock: { burger: 1 } };
const two = (first: object, second: object, more: object = {}) =>
  evening("dinnertime", [{ ...first }, { ...second }], { ...more });

const offer = (unitPrice: number, distance: number, waitresses: number): Offer => ({
  seat: seat(0),
  unitPrice,
  distance,
  waitresses,
  restaurant: [0, 0],
});

describe("R14.1 houses in order", () => {
  it("R14.1.1 handles printed and placed houses in ascending number", () => {
    const scene = two(
      { stock: { burger: 5 } },
      {},
      {
        houses: { 12: { demand: ["burger"] }, 2: { demand: ["burger"] }, 4: { demand: ["burger"] } },
        newHouses: [{ house: 3, at: [3, 3], garden: "E", demand: ["burger"] }],
      },
    );
    expect(only(runOn(scene).events, "HouseServed").map((event) => event.house)).toEqual([2, 3, 4, 12]);
  });

  it("R14.1.2 says nothing about a house without demand", () => {
    const { events } = runOn(two({ stock: { burger: 5 } }, {}));
    expect(only(events, "HouseServed")).toEqual([]);
    expect(only(events, "HouseUnserved")).toEqual([]);
  });

  it("R14.1.3 all of the demand must be in stock", () => {
    const scene = two({ stock: { burger: 2, beer: 1 } }, {}, { houses: { 2: { demand: ["burger", "beer", "beer"] } } });
    expect(only(runOn(scene).events, "HouseUnserved")).toEqual([{ _tag: "HouseUnserved", house: 2 }]);
  });

  it("R14.1.3 a restaurant that is coming soon makes no offer", () => {
    const soon = [{ at: [0, 0], entrance: "SE", comingSoon: true }];
    const scene = two({ restaurants: soon, ...burger }, {}, { houses: { 2: { demand: ["burger"] } } });
    expect(only(runOn(scene).events, "HouseServed")).toEqual([]);
  });

  it("R14.1.4 what nobody can serve stays", () => {
    const { state } = runOn(two({}, { beach: ["waitress"] }, { houses: { 2: { demand: ["pizza"] } } }));
    expect(state.town.houses.find((house) => house.house === 2)?.demand).toEqual(["pizza"]);
  });

  it("R14.1 looks at each house once: one that nobody can serve is not told of again when a later one has eaten", () => {
    const houses = { 2: { demand: ["pizza"] }, 4: { demand: ["burger"] }, 12: { demand: ["burger"] } };
    const told = runOn(two({ stock: { burger: 2 } }, {}, { houses })).events.flatMap((event) =>
      event._tag === "HouseServed" || event._tag === "HouseUnserved" ? [[event._tag, event.house]] : [],
    );
    expect(told).toEqual([
      ["HouseUnserved", 2],
      ["HouseServed", 4],
      ["HouseServed", 12],
    ]);
  });

  it("R14.1.5, R14.1.6 goods go with the family, and later houses see what is left", () => {
    const scene = two(burger, {}, { houses: { 2: { demand: ["burger"] }, 4: { demand: ["burger"] } } });
    const { events } = runOn(scene);
    expect(only(events, "HouseServed").map((event) => event.house)).toEqual([2]);
    expect(only(events, "HouseUnserved").map((event) => event.house)).toEqual([4]);
  });
});

describe("R14.2 competition", () => {
  it("R14.2 the sum decides, then the waitresses, then the turn order", () => {
    expect(decidedBy(offer(10, 1, 0), offer(10, 2, 3))).toBe("sum");
    expect(decidedBy(offer(10, 2, 2), offer(11, 1, 1))).toBe("waitresses");
    expect(decidedBy(offer(10, 2, 1), offer(11, 1, 1))).toBe("order");
    // Whatever puts the worse one first is a rule of its own (E0.11).
    expect(decidedBy(offer(10, 2, 3), offer(10, 1, 0))).toBe("rule");
    expect(decidedBy(offer(11, 1, 1), offer(10, 2, 2))).toBe("rule");
  });

  it("R14.2 comes after what a module lets a house prefer: the smallest number first, 0 where nothing is said, summed up (E0.11)", () => {
    const { state } = two({}, {});
    const [house] = state.town.houses;
    if (!house) throw new Error("no house");
    const offers = [
      { ...offer(10, 1, 0), seat: seat(0), preference: 2 },
      { ...offer(10, 3, 0), seat: seat(1), preference: -1 },
      { ...offer(10, 2, 0), seat: seat(2), preference: -1 },
      { ...offer(10, 9, 0), seat: seat(3) },
    ];
    const seatsOf = (all: readonly Offer[]) =>
      ruleset.formulas.rankOffers(ruleset, state, house, all).map((each) => each.seat);
    expect(seatsOf(offers)).toEqual([2, 1, 3, 0]);
    expect(seatsOf(withPreference(offers, (each) => (each.seat === 2 ? 2 : 0)))).toEqual([1, 3, 2, 0]);
    expect(ruleset.formulas.rankOffers(ruleset, state, house, offers)).toContainEqual({ ...offer(10, 1, 0), seat: 0 });
  });

  it("R14.2.1 the lowest sum of unit price and distance serves; the fact lists all offers by rank", () => {
    const scene = two(
      burger,
      { ...burger, atWork: ["discount-manager"] },
      { ...LOW, houses: { 2: { demand: ["burger"] } } },
    );
    const [served] = only(runOn(scene).events, "HouseServed");
    expect(served?.seat).toBe(1);
    expect(served?.offers).toEqual([
      { seat: 1, unitPrice: 7, distance: 2, waitresses: 0, restaurant: [8, 8] },
      { seat: 0, unitPrice: 10, distance: 0, waitresses: 0, restaurant: [0, 0] },
    ]);
  });

  it("R14.2.2 a tie goes to the chain with more waitresses at work, then to the earlier one", () => {
    const served = (first: object, second: object, turnOrder: readonly string[]) => {
      const scene = two(
        { ...burger, ...first },
        { ...burger, ...second },
        {
          houses: { 13: { demand: ["burger"] } },
          milestonesGone: ["first-waitress"],
          turnOrder,
        },
      );
      return only(runOn(scene).events, "HouseServed")[0]?.seat;
    };
    expect(served({}, { atWork: ["waitress"] }, ["p0", "p1"])).toBe(1);
    expect(served({ beach: ["waitress"] }, {}, ["p1", "p0"])).toBe(1);
    expect(served({ atWork: ["waitress"] }, { atWork: ["waitress"] }, ["p0", "p1"])).toBe(0);
  });
});

describe("R14.3 unit price", () => {
  it.each([
    [["pricing-manager", "pricing-manager", "discount-manager"], [], 5],
    [["luxuries-manager", "pricing-manager"], [], 19],
    [[], ["first-lower-prices"], 9],
    [["management-trainee", "discount-manager", "discount-manager", "discount-manager", "discount-manager"], [], -2],
  ])("R14.3.1, R14.3.2 %j with %j makes $%i", (atWork, milestones, price) => {
    const { state } = two({ atWork, milestones }, {}, LOW);
    expect(ruleset.formulas.unitPrice(ruleset, state, seat(0))).toBe(price);
  });
});

describe("R14.4 income of a sale", () => {
  it("R14.4.1 a garden doubles the price and never the bonus; the fact carries every number", () => {
    const scene = two(
      { atWork: ["luxuries-manager"], stock: { burger: 1, beer: 2 }, milestones: ["first-burger-marketed"] },
      {},
      { houses: { 2: { demand: ["burger", "beer", "beer"], garden: "S" } }, bank: 500 },
    );
    expect(only(runOn(scene).events, "HouseServed")[0]).toMatchObject({
      goods: { burger: 1, beer: 2 },
      garden: true,
      unitPrice: 20,
      bonus: 5,
      income: 125,
    });
  });

  it("R14.4.1 without a garden nothing is doubled, and the fact says so", () => {
    const scene = two(burger, {}, { houses: { 4: { demand: ["burger"] } } });
    expect(only(runOn(scene).events, "HouseServed")[0]).toMatchObject({ garden: false, unitPrice: 10, income: 10 });
  });

  it("R14.4.2 the bank pays at once: money follows each house before the next one eats", () => {
    const scene = two(
      { stock: { burger: 2 } },
      {},
      { houses: { 2: { demand: ["burger"] }, 4: { demand: ["burger"] } } },
    );
    const tags = runOn(scene).events.map((event) => event._tag);
    expect(tags.slice(0, 4)).toEqual(["HouseServed", "MoneyPaid", "HouseServed", "MoneyPaid"]);
  });
});

describe("R14.5 after the last house", () => {
  it("R14.5.1 to R14.5.3 waitresses, then CFOs, each in turn order; the CFO once, on the sum", () => {
    const scene = two(
      { atWork: ["waitress"] },
      { atWork: ["waitress", "cfo"], stock: { burger: 2 } },
      {
        houses: { 12: { demand: ["burger"] }, 4: { demand: ["burger"] } },
        milestonesGone: ["first-waitress", "first-have-20"],
        turnOrder: ["p1", "p0"],
      },
    );
    const paid = only(runOn(scene).events, "MoneyPaid").map(({ seat: to, reason, amount }) => [to, reason, amount]);
    expect(paid.slice(0, 5)).toEqual([
      [1, "sale", 10],
      [1, "sale", 10],
      [1, "waitresses", 3],
      [0, "waitresses", 3],
      [1, "cfo", 12],
    ]);
  });

  it("R14.5.2 the $100 milestone counts from the next round on, and never beside a CFO", () => {
    const bonus = (milestonesGone: readonly string[], atWork: readonly string[]) => {
      const chain = { atWork, milestones: ["first-have-100"] };
      const { state } = two(chain, {}, { milestonesGone });
      return ruleset.formulas.cfoPay(ruleset, state, seat(0), 11);
    };
    expect(bonus(["first-have-100"], [])).toBe(6);
    expect(bonus(["first-have-100"], ["cfo"])).toBe(6);
    expect(bonus([], [])).toBe(0);
  });

  it("R14.5.2, R16.2 half of an odd gain is rounded up whatever the option says of losses, and no half is less than nothing", () => {
    const half = (rounding: "toward-plus-infinity" | "away-from-zero", earned: number) => {
      const { state } = two({ atWork: ["cfo"] }, {});
      const options = { ...ruleset.options, "cfo-negative-rounding": rounding };
      return ruleset.formulas.cfoPay({ ...ruleset, options }, state, seat(0), earned);
    };
    expect([11, 10, 0, -10, -11].map((earned) => half("away-from-zero", earned))).toEqual([6, 5, 0, -5, -6]);
    expect([11, 10, 0, -10, -11].map((earned) => half("toward-plus-infinity", earned))).toEqual([6, 5, 0, -5, -5]);
    // Not the negative zero, which JSON does not keep.
    expect(half("toward-plus-infinity", -1)).toBe(0);
  });

  it("R17.12 with cfo-dismissal: immediate the CFO of a $100 holder goes at the end of dinnertime, else in payday", () => {
    const leaves = (option: string) => {
      const chain = { cash: 100, atWork: ["cfo", "waitress"], milestones: ["first-have-20"] };
      const more = { milestonesGone: ["first-have-20", "first-waitress"] };
      const { events } = runOn(evening("dinnertime", [chain, {}], more, { "cfo-dismissal": option }));
      const payday = events.findIndex((event) => event._tag === "PhaseBegan" && event.stage._tag === "payday");
      const gone = events.findIndex((event) => event._tag === "CfoDismissed");
      return gone < 0 ? "never" : gone < payday ? "before payday" : "in payday";
    };
    expect(leaves("immediate")).toBe("before payday");
    expect(leaves("payday")).toBe("in payday");
  });

  it("R14.5.4 the end of the phase is a fact of its own, after the CFO and before the game goes on", () => {
    const { events } = runOn(two({ cash: 100, beach: ["waitress"] }, {}));
    const end = events.findIndex((event) => event._tag === "DinnerStepBegan" && event.step === "end");
    expect(events[end + 1]).toMatchObject({ _tag: "MilestoneGained", milestone: "first-have-100" });
  });
});

describe("the formulas as a seam", () => {
  it("a wrap of the unit price is seen by offers and sales", () => {
    const { formulas } = ruleset;
    const dear = { ...ruleset, formulas: { ...formulas, unitPrice: () => 100 } };
    const { state } = two(burger, {}, { houses: { 2: { demand: ["burger"] } } });
    const house = state.town.houses.find((each) => each.house === 2);
    expect(house && dear.formulas.offersTo(dear, state, house)[0]?.unitPrice).toBe(100);
  });
});
