import { choosersOf, placeNews, type OrderPosition, positionsOf } from "../../src/index.ts";
import { evening, give, seat } from "@blueplate/variants/testing/evening";
import { rulesetWith } from "@blueplate/engine/testing/position";
import { describe, expect, it } from "vitest";

const ruleset = rulesetWith();
const burger = { demand: ["burger"] };
/** Three chains choose; p0 has most open slots and chooses first. */
const order = (chains: readonly object[], more: object = {}) =>
  evening("order-of-business", chains as readonly Readonly<Record<string, unknown>>[], {
    turnOrder: chains.map((_, index) => `p${index}`),
    ...more,
  });
const at = (positions: readonly OrderPosition[], position: number) =>
  positions.find((each) => each.position === position);

describe("R6 who chooses a position", () => {
  it("R6.1, R6.2 most open slots first, then the earlier; a milestone lends slots", () => {
    const { state } = order([
      { atWork: ["waitress", "waitress"] },
      {},
      { atWork: ["waitress", "waitress", "waitress"], milestones: ["first-airplane"] },
    ]);
    expect(choosersOf(ruleset, state)).toEqual([
      { seat: 1, slots: 3, lent: 0, position: null },
      { seat: 2, slots: 2, lent: 2, position: null },
      { seat: 0, slots: 1, lent: 0, position: null },
    ]);
  });

  it("R6.3 who has chosen stands with the position", () => {
    const scene = order([{}, { atWork: ["waitress"] }, { atWork: ["waitress", "waitress"] }]);
    const { state } = give(scene, 0, { _tag: "order.choosePosition", position: 2 }).scene;
    expect(choosersOf(ruleset, state).map(({ position }) => position)).toEqual([2, null, null]);
    expect(positionsOf(ruleset, state, seat(1)).map(({ position }) => position)).toEqual([1, 3]);
  });
});

describe("R14.2.3 ties of tonight", () => {
  // House 13: p0 and p1 are two borders away, one price, no waitress.
  const cook = { stock: { burger: 1 } };
  const scene = order([cook, cook, {}], { houses: { 13: burger } });

  it("the first position wins them, the last loses them, between them it is open", () => {
    const positions = positionsOf(ruleset, scene.state, seat(0));
    expect(positions.map(({ ties }) => ties)).toEqual([
      [{ house: 13, rivals: [1], outcome: "won" }],
      [{ house: 13, rivals: [1], outcome: "open" }],
      [{ house: 13, rivals: [1], outcome: "lost" }],
    ]);
  });

  it("against who has chosen it is known", () => {
    const { state } = give(scene, 0, { _tag: "order.choosePosition", position: 2 }).scene;
    expect(positionsOf(ruleset, state, seat(1)).map(({ position, ties }) => [position, ties[0]?.outcome])).toEqual([
      [1, "won"],
      [3, "lost"],
    ]);
  });

  it("a chain that cannot get the goods is no rival, one that can cook them is", () => {
    const ties = (rival: object) =>
      positionsOf(ruleset, order([cook, rival, {}], { houses: { 13: burger } }).state, seat(0))[0]?.ties.length;
    expect(ties({})).toBe(0);
    expect(ties({ atWork: ["burger-cook"] })).toBe(1);
  });

  it("R14.2.2 more waitresses leave nothing to the order", () => {
    const { state } = order([cook, { ...cook, atWork: ["waitress"] }, {}], { houses: { 13: burger } });
    expect(positionsOf(ruleset, state, seat(0))[0]?.ties).toEqual([]);
  });
});

describe("what others may take first", () => {
  it("R8.2 the last copies of cards that one could hire or train to", () => {
    const scene = order(
      [
        { atWork: ["trainer"], beach: ["kitchen-trainee"] },
        { atWork: ["trainer"], beach: ["kitchen-trainee"] },
      ],
      { supply: { waitress: 1, "burger-cook": 1, "pizza-cook": 2 } },
    );
    const cards = (position: number) =>
      at(positionsOf(ruleset, scene.state, seat(0)), position)?.cards.map(({ employee }) => employee);
    expect(cards(1)).toEqual([]);
    expect(cards(2)).toContain("waitress");
    expect(cards(2)).toContain("burger-cook");
    expect(cards(2)).not.toContain("pizza-cook");
    // Two could hire four of them together, but four are not the last ones.
    const all = { atWork: ["recruiting-manager"] };
    const gone = (waitress: number) =>
      at(positionsOf(ruleset, order([{}, all, all], { supply: { waitress } }).state, seat(0)), 3)?.cards.length;
    expect([gone(3), gone(4)]).toEqual([1, 0]);
  });

  it("R9.5 nobody trains whom no training reaches", () => {
    const kitchen = { beach: ["kitchen-trainee"] };
    const cards = (rival: object) => {
      const { state } = order([{ ...kitchen, atWork: ["coach"] }, rival], { supply: { "burger-chef": 1 } });
      return at(positionsOf(ruleset, state, seat(0)), 2)?.cards.map(({ employee }) => employee);
    };
    expect(cards(kitchen)).toEqual([]);
    expect(cards({ ...kitchen, atWork: ["trainer", "trainer"] })).not.toContain("burger-chef");
    expect(cards({ ...kitchen, atWork: ["coach"] })).toContain("burger-chef");
  });

  it("R10 campaign tiles of a kind that both may place", () => {
    const marketeer = { atWork: ["marketing-trainee"] };
    const tiles = (rival: object) =>
      at(positionsOf(ruleset, order([marketeer, rival]).state, seat(0)), 2)?.tiles.map(({ kind, before }) => [
        kind,
        before,
      ]);
    expect(tiles(marketeer)).toEqual([["billboard", 1]]);
    expect(tiles({})).toEqual([]);
  });

  it("R12, R13 who may build before, where one can build oneself", () => {
    const builder = { atWork: ["new-business-developer"] };
    const builders = (mine: object, position: number) =>
      at(positionsOf(ruleset, order([mine, builder]).state, seat(0)), position)?.builders;
    expect(builders(builder, 2)).toEqual({ seats: [1], most: 1 });
    expect(builders(builder, 1)).toBeNull();
    expect(builders({}, 2)).toBeNull();
  });

  it("R6.3 no more of those who still choose come before a position than places are free there", () => {
    const all = { atWork: ["new-business-developer", "marketing-trainee"] };
    const hands = positionsOf(ruleset, order([all, all, all], { supply: { waitress: 2 } }).state, seat(0));
    expect(hands.map(({ builders }) => builders)).toEqual([
      null,
      { seats: [1, 2], most: 1 },
      { seats: [1, 2], most: 2 },
    ]);
    expect(hands.map(({ tiles }) => tiles.map(({ before }) => before))).toEqual([[], [1], [2]]);
    const waitress = ({ cards }: OrderPosition) => cards.some(({ employee }) => employee === "waitress");
    expect(hands.map(waitress)).toEqual([false, false, true]);
  });
});

describe("places told apart", () => {
  const position = (at: number, more: Partial<OrderPosition> = {}): OrderPosition => ({
    position: at,
    ties: [],
    cards: [],
    tiles: [],
    builders: null,
    ...more,
  });
  const card = (employee: "waitress" | "trainer") => ({ employee, left: 1 }) as const;
  const tie = (outcome: "won" | "open" | "lost") => ({ house: 7, rivals: [seat(1)], outcome });

  it("what holds at every free place is said once, and each place says only what is otherwise than before it", () => {
    const { common, places } = placeNews([
      position(1, { cards: [card("trainer")], ties: [tie("won")] }),
      position(2, { cards: [card("trainer"), card("waitress")], ties: [tie("open")] }),
      position(4, { cards: [card("trainer"), card("waitress")], ties: [tie("lost")] }),
      position(5, { cards: [card("trainer"), card("waitress")], ties: [tie("lost")] }),
    ]);
    expect(common).toEqual([{ _tag: "card", ...card("trainer") }]);
    expect(places).toEqual([
      { position: 1, like: null, facts: [{ _tag: "tie", ...tie("won") }], keeps: false },
      {
        position: 2,
        like: 1,
        facts: [
          { _tag: "tie", ...tie("open") },
          { _tag: "card", ...card("waitress") },
        ],
        keeps: false,
      },
      { position: 4, like: 2, facts: [{ _tag: "tie", ...tie("lost") }], keeps: true },
      { position: 5, like: 4, facts: [], keeps: true },
    ]);
  });

  it("of one free place all is said", () => {
    const { common, places } = placeNews([position(3, { ties: [tie("won")] })]);
    expect(common).toEqual([]);
    expect(places).toMatchObject([{ position: 3, facts: [{ _tag: "tie" }] }]);
  });
});

describe("R14.2.3 ties with several", () => {
  it("where more places are free before than go to those who do not tie, the tie is lost", () => {
    // The third chain is one border nearer, the first two are one dollar cheaper.
    const cheap = { stock: { burger: 1 }, atWork: ["pricing-manager"] };
    const scene = order([cheap, cheap, { stock: { burger: 1 } }, {}], { houses: { 13: burger } });
    const outcomes = positionsOf(ruleset, scene.state, seat(0)).map(({ ties }) => ties[0]?.outcome);
    expect(outcomes).toEqual(["won", "open", "lost", "lost"]);
  });
});
