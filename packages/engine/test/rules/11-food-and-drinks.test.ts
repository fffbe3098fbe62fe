import { describe, expect, it } from "vitest";
import type { EmployeeId, Good, Square } from "../../src/model/index.ts";
import { MAPS, tilesOf } from "../../testing/maps.ts";
import { day } from "../../testing/day.ts";
import { after, factsOf, type TestTown, offers, order, type TestPosition, refusalOf } from "../../testing/position.ts";

const produce = (cook: EmployeeId, good: Good) => order("work.produce", { cook, good });
const fetch = (good: Good) => order("work.fetchDrink", { good });
const buy = (buyer: EmployeeId, from: Square, route: readonly Square[]) =>
  order("work.buyDrinks", { buyer, from, route });
const stockOf = ({ state }: TestPosition) => state.chains[0]?.stock;

/** A drive along straight stretches between the given squares. */
const along = (...corners: readonly Square[]): readonly Square[] => {
  const squares: Square[] = corners.slice(0, 1).map((each) => each);
  for (const [x, y] of corners.slice(1)) {
    for (let at = squares.at(-1) ?? [0, 0]; at[0] !== x || at[1] !== y; at = squares.at(-1) ?? [x, y]) {
      squares.push([at[0] + Math.sign(x - at[0]), at[1] + Math.sign(y - at[1])]);
    }
  }
  return squares;
};
const bought = (position: TestPosition, command: ReturnType<typeof buy>) => stockOf(after(position, command));

describe("R11.1, R11.2 kitchen", () => {
  it("R11.2 a kitchen trainee makes one burger or one pizza (S-079)", () => {
    const position = day(["kitchen-trainee"]);
    expect(offers(position, "work.produce", { cook: "kitchen-trainee" })).toEqual(["burger", "pizza"]);
    expect(stockOf(after(position, produce("kitchen-trainee", "pizza")))).toEqual({ pizza: 1 });
  });
  it("R11.2, R4.3.3 cooks make 3, chefs 8, all or nothing, into one stock (S-080)", () => {
    let position = day(["burger-cook", "burger-chef", "pizza-cook", "pizza-chef"]);
    for (const [cook, good] of [
      ["burger-cook", "burger"],
      ["burger-chef", "burger"],
      ["pizza-cook", "pizza"],
      ["pizza-chef", "pizza"],
    ] as const) {
      position = after(position, produce(cook, good));
    }
    expect(stockOf(position)).toEqual({ burger: 11, pizza: 11 });
    expect(refusalOf(position, produce("pizza-chef", "pizza"))?._tag).toBe("NotNow");
  });
  it("R11.2 nobody makes what is not on the card", () => {
    const position = day(["burger-cook", "waitress"]);
    expect(refusalOf(position, produce("burger-cook", "pizza"))).toEqual({
      _tag: "WrongGood",
      rule: "R11.2",
      good: "pizza",
    });
    expect(refusalOf(position, produce("burger-cook", "beer"))?._tag).toBe("WrongGood");
    expect(refusalOf(position, produce("waitress", "burger"))?._tag).toBe("WrongEmployee");
    expect(refusalOf(position, produce("pizza-cook", "pizza"))).toEqual({
      _tag: "NobodyToAct",
      rule: "R7.2",
      atWork: 0,
      employee: "pizza-cook",
    });
  });
});

describe("R11.3 errand boy", () => {
  it("R11.3 one drink of any kind, no source needed (S-081)", () => {
    const position = day(["errand-boy"], { tiles: tilesOf("A0 B0", "C0 G0") });
    expect(offers(position, "work.fetchDrink")).toEqual(["beer", "lemonade", "soft-drink"]);
    expect(stockOf(after(position, fetch("lemonade")))).toEqual({ lemonade: 1 });
    expect(refusalOf(position, fetch("burger"))).toEqual({ _tag: "WrongGood", rule: "R11.3", good: "burger" });
  });
  it("R11.8 two of one kind with the milestone (S-081)", () => {
    const position = day(["errand-boy"], { milestones: [["first-errand-boy"]] });
    expect(stockOf(after(position, fetch("beer")))).toEqual({ beer: 2 });
  });
});

describe("R11.4 to R11.6 carts and trucks", () => {
  const south = along([2, 1], [2, 7]);
  it("R11.4 a cart operator reaches two borders: soft drinks to the south or lemonade to the east (S-083)", () => {
    const position = day(["cart-operator"]);
    expect(bought(position, buy("cart-operator", [1, 1], south))).toEqual({ "soft-drink": 2 });
    expect(bought(position, buy("cart-operator", [1, 1], along([2, 1], [2, 2], [12, 2], [12, 1])))).toEqual({
      lemonade: 2,
    });
    const routes = offers(position, "work.buyDrinks", { buyer: "cart-operator", from: [1, 1] });
    const trips = routes.map((route) =>
      JSON.stringify(bought(position, buy("cart-operator", [1, 1], route as readonly Square[]))),
    );
    expect(trips.toSorted()).toEqual(['{"lemonade":2}', '{"soft-drink":2}', "{}"]);
  });
  const truckRoute = along([2, 1], [2, 12], [7, 12], [7, 10]);
  it("R11.4 a truck driver reaches three and takes three each (S-084)", () => {
    expect(factsOf(day(["truck-driver"]), buy("truck-driver", [1, 1], truckRoute))).toMatchObject([
      { distance: 3, drinks: { "soft-drink": 6, beer: 3 } },
    ]);
  });
  it("R11.9, R11.8 range and drinks of the milestones (S-085)", () => {
    const short = day(["cart-operator"]);
    expect(refusalOf(short, buy("cart-operator", [1, 1], truckRoute))).toEqual({
      _tag: "OutOfRange",
      rule: "R11.4",
      distance: 3,
      range: 2,
    });
    const far = day(["cart-operator"], { milestones: [["first-cart-operator"]] });
    expect(bought(far, buy("cart-operator", [1, 1], truckRoute))).toEqual({ "soft-drink": 4, beer: 2 });
    const both = day(["cart-operator"], { milestones: [["first-cart-operator", "first-errand-boy"]] });
    expect(bought(both, buy("cart-operator", [1, 1], truckRoute))).toEqual({ "soft-drink": 6, beer: 3 });
  });
  it("R11.8 the errand boy milestone works without an errand boy at work (S-228)", () => {
    const position = day(["truck-driver"], { milestones: [["first-errand-boy"]] });
    expect(bought(position, buy("truck-driver", [1, 1], south))).toEqual({ "soft-drink": 4 });
  });
  it("R11.5 no U-turn (S-086)", () => {
    const back = [...along([2, 1], [2, 6]), [2, 5] as const];
    expect(refusalOf(day(["cart-operator"]), buy("cart-operator", [1, 1], back))).toEqual({
      _tag: "BadRoute",
      rule: "R11.5",
      fault: "u-turn",
    });
  });
  const ring: Partial<TestTown> = { tiles: MAPS.FX4, restaurants: [[[5, 0, "SW"]]] };
  const half = along([4, 1], [4, 4], [1, 4]);
  it("R11.4 a source across the border of a tile that the route never enters (S-087)", () => {
    expect(factsOf(day(["cart-operator"], ring), buy("cart-operator", [5, 1], half))).toMatchObject([
      { distance: 1, drinks: { beer: 2 }, sources: [{ at: [1, 5], good: "beer", count: 2 }] },
    ]);
  });
  it("R11.5, R11.6 round the ring again gives nothing more; another cart takes again (S-087, S-088)", () => {
    const round = [...half, ...along([0, 4], [0, 0], [4, 0], [4, 4], [1, 4])];
    const position = day(["cart-operator", "cart-operator"], ring);
    expect(bought(position, buy("cart-operator", [5, 1], round))).toEqual({ beer: 2 });
    expect(bought(after(position, buy("cart-operator", [5, 1], half)), buy("cart-operator", [5, 1], half))).toEqual({
      beer: 4,
    });
  });
  it("R11.4 the step from the entrance counts (S-089)", () => {
    const position = day(["cart-operator"], { ...ring, restaurants: [[[5, 0, "NW"]]] });
    for (const route of offers(position, "work.buyDrinks", {
      buyer: "cart-operator",
      from: [5, 0],
    }) as readonly (readonly Square[])[]) {
      expect(route[0]).toEqual([4, 0]);
      const [fact] = factsOf(position, buy("cart-operator", [5, 0], route));
      expect(fact?._tag === "DrinksBought" ? fact.distance : 0).toBeGreaterThan(0);
    }
  });
  it("R3.3.3 no turn on a bridge (S-090)", () => {
    const position = day(["cart-operator"], { restaurants: [[[8, 8, "NE"]]] });
    const west = along([9, 7], [7, 7]);
    expect(refusalOf(position, buy("cart-operator", [9, 8], [...west, [7, 6]]))).toMatchObject({
      _tag: "BadRoute",
      fault: "no-road",
    });
    expect(refusalOf(position, buy("cart-operator", [9, 8], [...west, [6, 7]]))).toBe(null);
  });
  it("R11.4 begins beside one of the chain's entrances", () => {
    const position = day(["cart-operator"]);
    expect(refusalOf(position, buy("cart-operator", [8, 8], along([8, 7], [5, 7])))).toEqual({
      _tag: "NotYourEntrance",
      rule: "R11.4",
      at: [8, 8],
    });
    expect(refusalOf(position, buy("cart-operator", [0, 0], south))?._tag).toBe("NotYourEntrance");
    for (const route of [[], [[2, 3]], [[1, 0]], [[-1, 1]]] as const) {
      expect(refusalOf(position, buy("cart-operator", [1, 1], route as readonly Square[]))).toMatchObject({
        _tag: "BadRoute",
        fault: "not-beside",
      });
    }
    expect(
      refusalOf(
        position,
        buy(
          "cart-operator",
          [1, 1],
          [
            [2, 1],
            [3, 1],
          ],
        ),
      ),
    ).toMatchObject({ _tag: "BadRoute", rule: "R11.4", fault: "no-road" });
  });
  it("R11.4 a source that touches only the entrance gives nothing", () => {
    const position = day(["cart-operator"], { tiles: tilesOf("M0 A0"), restaurants: [[[1, 1, "NE"]]] });
    expect(bought(position, buy("cart-operator", [2, 1], [[2, 0]]))).toEqual({});
    expect(bought(position, buy("cart-operator", [2, 1], along([2, 0], [3, 0])))).toEqual({ lemonade: 2 });
  });
  it("R11.4, R11.7 buyer-route-length: full-range (S-093)", () => {
    const strict = day(["cart-operator"], { options: { "buyer-route-length": "full-range" } });
    expect(refusalOf(strict, buy("cart-operator", [1, 1], south))).toEqual({
      _tag: "TooShort",
      rule: "R11.4",
      distance: 1,
      range: 2,
    });
    expect(refusalOf(strict, buy("cart-operator", [1, 1], along([2, 1], [2, 10])))).toBe(null);
  });
  it("R11.6 three buyers at one source (S-224)", () => {
    let position = day(["cart-operator", "truck-driver", "truck-driver"]);
    for (const buyer of ["cart-operator", "truck-driver", "truck-driver"] as const)
      position = after(position, buy(buyer, [1, 1], south));
    expect(stockOf(position)).toEqual({ "soft-drink": 8 });
  });
});

describe("R11.7 zeppelin pilots", () => {
  const tour: readonly Square[] = [
    [0, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [2, 0],
  ];
  const fly = (route: readonly Square[], from: Square = [1, 1]) => buy("zeppelin-pilot", from, route);
  it("R11.7 four moves over tiles that share an edge (S-091)", () => {
    const position = day(["zeppelin-pilot"]);
    expect(bought(position, fly(tour))).toEqual({ "soft-drink": 2, beer: 2, lemonade: 2 });
    expect(
      refusalOf(
        position,
        fly([
          [0, 0],
          [1, 1],
        ]),
      ),
    ).toEqual({ _tag: "BadRoute", rule: "R11.7", fault: "no-road" });
    expect(
      refusalOf(
        position,
        fly([
          [0, 0],
          [0, 1],
          [0, 0],
        ]),
      ),
    ).toMatchObject({ _tag: "BadRoute", rule: "R11.7", fault: "u-turn" });
    expect(refusalOf(position, fly([[0, 1]]))).toMatchObject({ _tag: "BadRoute", fault: "not-beside" });
    expect(refusalOf(position, fly([...tour, [1, 0]]))).toEqual({
      _tag: "OutOfRange",
      rule: "R11.7",
      distance: 5,
      range: 4,
    });
    const farther = day(["zeppelin-pilot"], { milestones: [["first-cart-operator"]] });
    expect(refusalOf(farther, fly([...tour, [1, 0]]))).toBe(null);
  });
  it("R11.7 the first tile counts without a move (S-092)", () => {
    const position = day(["zeppelin-pilot"], { restaurants: [[[3, 8, "NW"]]] });
    expect(bought(position, fly([[0, 1]], [3, 8]))).toEqual({ "soft-drink": 2 });
  });
  it("R11.7 what is offered are all sets of sources of all flights, one flight each", () => {
    const position = day(["zeppelin-pilot"]);
    const board = new Map<string, Good>([
      ["2,0", "lemonade"],
      ["0,1", "soft-drink"],
      ["2,1", "beer"],
    ]);
    const double: readonly Good[] = ["soft-drink", "beer"];
    const flights = (path: readonly Square[]): readonly (readonly Square[])[] => {
      const [x, y] = path.at(-1) ?? [0, 0];
      const beside = (
        [
          [x, y - 1],
          [x + 1, y],
          [x, y + 1],
          [x - 1, y],
        ] as const
      ).filter(
        ([column, row]) =>
          column >= 0 &&
          row >= 0 &&
          column < 3 &&
          row < 3 &&
          !path.some((each) => each[0] === column && each[1] === row),
      );
      return [path, ...(path.length > 4 ? [] : beside.flatMap((tile) => flights([...path, tile])))];
    };
    const sets = new Set(
      flights([[0, 0]]).map((path) => {
        const tiles = path.map(String);
        const sources = [...board].filter(([tile]) => tiles.includes(tile)).map(([tile]) => tile);
        return [...sources, ...(tiles.includes("1,2") ? double : [])].join(" ");
      }),
    );
    const offered = offers(position, "work.buyDrinks", { buyer: "zeppelin-pilot", from: [1, 1] });
    expect(offered.length).toBe(sets.size);
  });
});
