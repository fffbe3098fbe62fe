import { type EmployeeId, type Event, type Goods, type Square } from "@blueplate/engine";
import {
  choiceOf,
  fetchersOf,
  purchaseHistoryOf,
  incomeWith,
  lastWishOf,
  sourceAt,
  tripPast,
  tripsOf,
  usualTripOf,
  usualWishOf,
} from "../../src/index.ts";
import { evening, seat } from "@blueplate/variants/testing/evening";
import { day } from "@blueplate/engine/testing/day";
import { type TestPosition, rulesetWith } from "@blueplate/engine/testing/position";
import { check, seatOf } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";

const ME = seatOf(0);

/** Sources of FX1: soft drinks west, lemonade and beer east. */
const WEST: Square = [1, 6];
const LEMONADE: Square = [11, 1];
const BEER: Square = [11, 5];

describe("R11.4 to R11.9 a source that is demanded", () => {
  const past = (position: TestPosition, buyer: EmployeeId, ...demanded: readonly Square[]) =>
    tripPast(position.ruleset, position.state, ME, buyer, demanded);

  it("is meant by its square, or by one beside it where it lies alone", () => {
    const { ruleset, state } = day([]);
    expect(sourceAt(ruleset, state, WEST)).toMatchObject({ at: WEST, good: "soft-drink" });
    expect(sourceAt(ruleset, state, [0, 5])?.at).toEqual(WEST);
    expect(sourceAt(ruleset, state, [5, 3])).toBeNull();
  });

  it("is passed by a trip that the form takes", () => {
    const position = day(["truck-driver"]);
    const { trip, unreached } = past(position, "truck-driver", BEER);
    expect(unreached).toEqual([]);
    expect(trip?.sources).toContainEqual(BEER);
    expect(tripsOf(position.ruleset, position.state, ME, "truck-driver")).toContainEqual(trip);
  });

  it("lies too far for this buyer, who comes to another as before", () => {
    const { trip, unreached } = past(day(["cart-operator", "truck-driver"]), "cart-operator", LEMONADE, BEER);
    expect(unreached).toEqual([{ at: BEER, why: { _tag: "far", distance: 3, range: 2, employee: "cart-operator" } }]);
    expect(trip?.sources).toContainEqual(LEMONADE);
  });

  it("is passed instead of the others where no trip passes all of them: the last one named goes first", () => {
    const position = day(["cart-operator"]);
    for (const [first, last] of [
      [WEST, LEMONADE],
      [LEMONADE, WEST],
    ] as const) {
      const { trip, unreached } = past(position, "cart-operator", first, last);
      expect(trip?.sources).toContainEqual(last);
      expect(unreached).toEqual([{ at: first, why: { _tag: "apart" } }]);
    }
  });

  it("is passed by one of all buyers, whatever else is wished for", () => {
    const position = day(["cart-operator", "truck-driver"]);
    const { assign } = fetchersOf(position.ruleset, position.state, ME);
    const { purchases, unreached } = assign({}, [BEER, WEST]);
    expect(unreached).toEqual([]);
    // What comes from a demanded source was asked for.
    const truck = fetchersOf(position.ruleset, day(["truck-driver"]).state, ME).assign({ beer: 1 }, [BEER]);
    expect(truck.spare.beer).toBeUndefined();
    for (const at of [BEER, WEST])
      expect(purchases.filter(({ trip }) => trip?.sources.some((each) => each.join() === at.join()))).not.toEqual([]);
    const alone = fetchersOf(position.ruleset, day(["cart-operator"]).state, ME).assign({}, [BEER]);
    expect([alone.purchases, alone.unreached[0]?.why._tag]).toEqual([[], "far"]);
    const torn = fetchersOf(position.ruleset, day(["cart-operator"]).state, ME).assign({}, [WEST, LEMONADE]);
    expect(torn.unreached).toHaveLength(1);
    expect(torn.unreached[0]?.why).toEqual({ _tag: "hands" });
  });

  it("is taken by the forms, demanded together by everybody", () => {
    const { rules, state } = evening("working", [{ atWork: ["cart-operator", "truck-driver"] }, {}]);
    const { purchases } = fetchersOf(rulesetWith(), state, ME).assign({}, [BEER, WEST]);
    for (const { employee, trip } of purchases) {
      if (!trip) throw new Error("a trip expected");
      const command = { _tag: "work.buyDrinks", buyer: employee, from: trip.from, route: trip.route } as const;
      expect(check(rules, state, ME, command)).toBeNull();
    }
  });
});

describe("the usual drinks", () => {
  const round = (number: number): Event => ({
    _tag: "PhaseBegan",
    round: number,
    stage: { _tag: "restructuring", submitted: [] },
  });
  const fetched = (good: "beer" | "lemonade", of = 0): Event => ({
    _tag: "DrinkFetched",
    seat: seat(of),
    employee: "errand-boy",
    good,
    count: 1,
  });
  const wants = (demand: Readonly<Record<number, readonly string[]>>, errandBoys: number) =>
    evening("working", [{ atWork: Array.from({ length: errandBoys }, () => "errand-boy") }, {}], {
      turnOrder: ["p0", "p1"],
      houses: Object.fromEntries(Object.entries(demand).map(([house, goods]) => [house, { demand: goods }])),
    });
  const facts = [
    round(3),
    fetched("beer"),
    round(4),
    fetched("lemonade"),
    fetched("beer", 1),
    round(5),
    fetched("beer"),
  ];
  const last = purchaseHistoryOf(facts, seat(0));

  it("are those of the round before, and of this seat", () => {
    expect(lastWishOf(last)).toEqual({ lemonade: 1 });
    expect(purchaseHistoryOf([round(1), fetched("beer")], seat(0))).toEqual([]);
  });

  it("are wished for again if they sell as much tonight as anything would", () => {
    const usual = (demand: Parameters<typeof wants>[0], before: readonly Event[], boys = 1): Goods =>
      usualWishOf(rulesetWith(), wants(demand, boys).state, seat(0), purchaseHistoryOf(before, seat(0)));
    const both = { 2: ["lemonade"], 12: ["beer"] };
    expect(usual(both, facts)).toEqual({ lemonade: 1 });
    expect(usual(both, [round(4), fetched("beer"), round(5)])).toEqual({ beer: 1 });
    // It sells nothing tonight.
    expect(usual({ 12: ["beer"] }, facts)).toEqual({ beer: 1 });
    expect(usual({}, facts)).toEqual({});
    // It cannot be brought any more.
    expect(usual(both, [round(4), fetched("beer"), fetched("beer"), round(5)])).not.toEqual({ beer: 2 });
    // More can be sold than the last time.
    expect(usual(both, facts, 2)).toEqual({ beer: 1, lemonade: 1 });
  });

  it("are driven for again by the same kind of buyer, if nothing sells more", () => {
    const { state } = evening("working", [{ atWork: ["truck-driver"] }, {}], {
      turnOrder: ["p0", "p1"],
      houses: { 2: { demand: ["soft-drink"] } },
    });
    const ruleset = rulesetWith();
    const choice = choiceOf(tripsOf(ruleset, state, seat(0), "truck-driver"));
    const usual = (drinks: Goods | null): Goods | undefined => {
      const before = drinks ? [{ employee: "truck-driver", drinks } as const] : [];
      return usualTripOf(ruleset, state, seat(0), "truck-driver", choice, before)?.drinks;
    };
    const income = (drinks: Goods): number => incomeWith(ruleset, state, seat(0), drinks);
    const all = [...choice.best, ...choice.dominated].map(({ drinks }) => drinks);
    const [one, other] = all.filter((drinks) => income(drinks) > 0);
    const idle = all.find((drinks) => income(drinks) === 0);
    if (!one || !other || !idle) throw new Error("two trips that sell and one that does not expected");
    expect([usual(one), usual(other)]).toEqual([one, other]);
    expect(income(usual(idle) ?? {})).toBeGreaterThan(0);
  });
});
