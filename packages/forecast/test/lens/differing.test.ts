import { differing } from "../../src/index.ts";
import { evening } from "@blueplate/variants/testing/evening";
import { describe, expect, it } from "vitest";

const { state } = evening("working", [{}, {}], {
  turnOrder: ["p0", "p1"],
  houses: { 12: { garden: "N" } },
  campaigns: [{ campaign: 14, owner: "p0", good: "beer", left: 2, at: [3, 5] }],
});
const [first, ...others] = state.chains;
if (!first) throw new Error("no chain");
const withFirst = (change: object) => ({ ...state, chains: [{ ...first, ...change }, ...others] });

describe("what two positions show differently", () => {
  it("tells nothing of positions that say the same, however they were made", () => {
    const again = withFirst({ stock: { ...first.stock }, restaurants: [...first.restaurants] });
    const town = { ...state.town, houses: state.town.houses.map((each) => ({ ...each, demand: [...each.demand] })) };
    expect(differing(state, { ...again, town })).toEqual([]);
  });

  it("tells of a chain only the parts that differ", () => {
    const richer = withFirst({ cash: first.cash + 10, stock: { ...first.stock, beer: 3 } });
    expect(differing(state, richer)).toEqual([
      { thing: { kind: "seat", id: "0" }, part: "cash" },
      { thing: { kind: "seat", id: "0" }, part: "stock" },
    ]);
  });

  it("names what is new or other in town, and nothing that is gone", () => {
    const town = {
      ...state.town,
      houses: state.town.houses.map((each) => (each.house === 12 ? { ...each, demand: ["beer" as const] } : each)),
      campaigns: [],
    };
    expect(differing(state, { ...state, town })).toEqual([{ thing: { kind: "house", id: "12" }, part: null }]);
    expect(differing({ ...state, town: { ...town, houses: state.town.houses } }, state)).toEqual([
      { thing: { kind: "campaign", id: "14" }, part: null },
    ]);
    const closed = withFirst({ restaurants: first.restaurants.map((each) => ({ ...each, open: !each.open })) });
    expect(differing(state, closed).map(({ thing }) => thing.kind)).toEqual(["seat", "square"]);
  });
});
