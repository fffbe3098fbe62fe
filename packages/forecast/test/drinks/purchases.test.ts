import {
  addCounts,
  allDrinks,
  countList,
  type EmployeeId,
  type Goods,
  listCounts,
  type State,
  totalOf,
} from "@blueplate/engine";
import { choiceOf, commandOfPurchase, purchaseWishOf, fetchersOf, foresee, salesOf, tripsOf } from "../../src/index.ts";
import { evening, give, seat } from "@blueplate/variants/testing/evening";
import { hungryTowns } from "@blueplate/variants/testing/hungry";
import { randomTown } from "@blueplate/engine/testing/random-town";
import { tilesOf } from "@blueplate/engine/testing/maps";
import { day } from "@blueplate/engine/testing/day";
import { type TestPosition, rulesetWith } from "@blueplate/engine/testing/position";
import { check, seatOf } from "@blueplate/kernel";
import { rngOf } from "@blueplate/kernel/testing";
import { describe, expect, it } from "vitest";
import { missingOf } from "../../src/dinner/dinner.ts";

const ME = seatOf(0);
const assigned = ({ ruleset, state }: TestPosition, wish: Goods) => fetchersOf(ruleset, state, ME).assign(wish);
/** How much of a wish these drinks leave unmet. */
const shortOf = (drinks: Goods, wish: Goods): number => totalOf(missingOf(drinks, wish));

describe("R11.3 to R11.9 a wish of drinks", () => {
  it("sends everybody at once: the cart for one kind, the truck for the other, the errand boy for what is left", () => {
    const { purchases, drinks, spare, missing } = assigned(day(["cart-operator", "truck-driver", "errand-boy"]), {
      lemonade: 2,
      "soft-drink": 3,
      beer: 1,
    });
    expect(purchases.map(({ employee, drinks: brought }) => [employee, brought])).toEqual([
      ["cart-operator", { lemonade: 2 }],
      ["truck-driver", { "soft-drink": 3 }],
      ["errand-boy", { beer: 1 }],
    ]);
    expect([drinks, spare, missing]).toEqual([{ lemonade: 2, "soft-drink": 3, beer: 1 }, {}, []]);
  });

  it("leaves at home whoever is not needed", () => {
    const { purchases } = assigned(day(["cart-operator", "truck-driver", "errand-boy"]), { beer: 1 });
    expect(purchases.map(({ employee }) => employee)).toEqual(["errand-boy"]);
  });

  it("brings the least besides: a cart's two rather than a truck's three", () => {
    const { purchases, spare } = assigned(day(["truck-driver", "cart-operator"]), { "soft-drink": 2 });
    expect([purchases.map(({ employee }) => employee), spare]).toEqual([["cart-operator"], {}]);
  });

  it("does the best it can and says what is missing, and that whoever could bring it has something else to bring", () => {
    const { drinks, missing } = assigned(day(["cart-operator"]), { lemonade: 2, "soft-drink": 1 });
    expect(drinks).toEqual({ lemonade: 2 });
    expect(missing).toEqual([{ good: "soft-drink", count: 1, why: { _tag: "hands" } }]);
  });

  it("says how much everybody could bring at most where more is asked for, though nobody brings anything else", () => {
    const { drinks, missing } = assigned(day(["cart-operator", "errand-boy"]), { lemonade: 5 });
    expect(drinks).toEqual({ lemonade: 3 });
    expect(missing).toEqual([{ good: "lemonade", count: 2, why: { _tag: "most", most: 3 } }]);
  });

  it("says how far the nearest source lies and how far the buyer goes who comes nearest to it", () => {
    const [lack] = assigned(day(["cart-operator"]), { beer: 1 }).missing;
    expect(lack).toEqual({
      good: "beer",
      count: 1,
      why: { _tag: "far", distance: 3, range: 2, employee: "cart-operator" },
    });
  });

  it("says when there is no source, and when nobody is left to drive", () => {
    const dry = { tiles: tilesOf("A0 B0", "C0 G0"), restaurants: [[[0, 0, "SE"]], []] } as const;
    expect(assigned(day(["cart-operator"], dry), { beer: 1 }).missing[0]?.why).toEqual({ _tag: "no-source" });
    expect(assigned(day(["waitress"]), { beer: 1 }).missing[0]?.why).toEqual({ _tag: "nobody" });
  });

  it("tells over which squares of the map somebody flies, who counts tiles", () => {
    const flight = assigned(day(["zeppelin-pilot"]), { beer: 2 }).purchases[0]?.trip;
    expect(flight?.way).toEqual(flight?.route.map(([column, row]) => [column * 5 + 2, row * 5 + 2]));
    const drive = assigned(day(["truck-driver"]), { beer: 2 }).purchases[0]?.trip;
    expect(drive?.way.length).toBeGreaterThan(1);
    expect(drive?.way).toEqual([drive?.from, ...(drive?.route ?? [])]);
  });

  it("asks only for drinks", () => {
    expect(assigned(day(["errand-boy"]), { burger: 2 }).purchases).toEqual([]);
  });
});

/** All ways to send everybody, one purchase each or none: the least that stays unmet, then the least besides, then people. */
const bruteForce = (
  { ruleset, state }: TestPosition,
  buyers: readonly EmployeeId[],
  wish: Goods,
): readonly number[] => {
  const options = buyers.map((buyer): readonly (Goods | null)[] => {
    if (buyer === "errand-boy") return [null, ...allDrinks(ruleset.content).map((good) => ({ [good]: 1 }))];
    const { best, dominated } = choiceOf(tripsOf(ruleset, state, ME, buyer));
    return [null, ...[...best, ...dominated].map(({ drinks }) => drinks)];
  });
  let least: readonly number[] = [Infinity];
  const isLess = (one: readonly number[], other: readonly number[]): boolean => {
    const at = one.findIndex((value, index) => value !== other[index]);
    return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
  };
  const walk = (at: number, drinks: Goods, people: number): void => {
    const choices = options[at];
    if (!choices) {
      const unmet = shortOf(drinks, wish);
      const costs = [unmet, totalOf(drinks) - (totalOf(wish) - unmet), people];
      if (isLess(costs, least)) least = costs;
      return;
    }
    for (const choice of choices) {
      if (choice) walk(at + 1, addCounts(drinks, choice), people + 1);
      else walk(at + 1, drinks, people);
    }
  };
  walk(0, {}, 0);
  return least;
};

const BUYERS: readonly EmployeeId[] = ["errand-boy", "cart-operator", "truck-driver", "zeppelin-pilot"];
const someOf = <T>(of: readonly T[], count: number, rng: (below: number) => number): readonly T[] =>
  Array.from({ length: count }, () => of[rng(of.length)]).filter((each) => each !== undefined);

describe("random towns", () => {
  it("no other way to send everybody leaves less unmet, or brings less besides with fewer people", () => {
    const rng = rngOf("errands");
    let met = 0;
    for (let town = 0; town < 60; town++) {
      const buyers = someOf(BUYERS, 1 + rng(3), rng);
      const position = day(buyers, randomTown(town, 3, 2));
      const wish = countList(someOf(allDrinks(position.ruleset.content), 1 + rng(7), rng));
      const { purchases, drinks, spare, missing } = assigned(position, wish);
      const unmet = missing.reduce((sum, { count }) => sum + count, 0);
      expect([town, unmet, totalOf(spare), purchases.length]).toEqual([town, ...bruteForce(position, buyers, wish)]);
      expect(unmet).toBe(shortOf(drinks, wish));
      if (unmet === 0) met++;
    }
    expect(met).toBeGreaterThan(10);
  });

  it("the forms take every purchase, one after the other, and it brings what was promised", () => {
    const rng = rngOf("taken");
    let taken = 0;
    for (const { ruleset, rules, state: town } of hungryTowns("standard", 4, "errands", 12)) {
      if (town.stage._tag !== "working") continue;
      const { seat: turn, ended } = town.stage.turn;
      if (ended || town.stage.turn.phantoms.length > 0) continue;
      let state: State = {
        ...town,
        chains: town.chains.map((chain) =>
          chain.seat === turn ? { ...chain, atWork: countList(someOf(BUYERS, 4, rng)), stock: {} } : chain,
        ),
      };
      const wish = countList(someOf(["beer", "lemonade", "soft-drink"] as const, 6, rng));
      const { purchases, drinks } = fetchersOf(ruleset, state, turn).assign(wish);
      for (const purchase of purchases) {
        const command = commandOfPurchase(purchase);
        if (!command) throw new Error("a purchase without a command");
        expect(check(rules, state, turn, command)).toBe(null);
        state = foresee(rules, state, turn, command)?.state ?? state;
        taken++;
      }
      expect(state.chains[turn]?.stock).toEqual(drinks);
    }
    expect(taken).toBeGreaterThan(10);
  });
});

describe("what to wish for tonight", () => {
  const town = (wants: Readonly<Record<number, readonly string[]>>, chain: Readonly<Record<string, unknown>>) =>
    evening("working", [chain, {}], {
      turnOrder: ["p0", "p1"],
      houses: Object.fromEntries(Object.entries(wants).map(([house, demand]) => [house, { demand }])),
    });
  const wishIn = ({ state }: ReturnType<typeof town>): Goods => purchaseWishOf(rulesetWith(), state, seat(0));

  it("what winnable houses lack, food that can still be cooked included", () => {
    const scene = town(
      { 2: ["burger", "beer"], 12: ["beer"] },
      { atWork: ["burger-cook", "errand-boy", "errand-boy"] },
    );
    expect(wishIn(scene)).toEqual({ beer: 2 });
    expect(wishIn(town({ 2: ["pizza", "beer"] }, { atWork: ["burger-cook", "errand-boy"] }))).toEqual({});
  });

  it("not what cannot be fetched: the house that pays more goes first", () => {
    const scene = town({ 2: ["beer", "lemonade"], 12: ["beer"] }, { atWork: ["errand-boy", "errand-boy"] });
    const wish = wishIn(scene);
    expect(wish).toEqual({ beer: 1, lemonade: 1 });
    let now = scene;
    for (const good of listCounts(wish)) now = give(now, 0, { _tag: "work.fetchDrink", good }).scene;
    expect(salesOf(rulesetWith(), now.state, seat(0)).income).toBe(20);
  });
});
