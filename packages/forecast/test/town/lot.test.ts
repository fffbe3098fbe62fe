import { gardenEffectOf, lotOf, withHouse } from "../../src/index.ts";
import { evening, seat } from "@blueplate/variants/testing/evening";
import { rulesetWith } from "@blueplate/engine/testing/position";
import { describe, expect, it } from "vitest";

const ruleset = rulesetWith();
const town = (more: object = {}, chains: readonly object[] = [{}, {}]) =>
  evening("working", chains as readonly Readonly<Record<string, unknown>>[], { turnOrder: ["p0", "p1"], ...more })
    .state;
/** West of the road that crosses FX1 from north to south in column 7. */
const LOT = { house: 9, at: [5, 8], garden: "S" } as const;

describe("R12 a house in hand", () => {
  it("stands among the others by its number, hungry for nothing yet", () => {
    const houses = withHouse(town(), LOT).town.houses.map(({ house, demand }) => [house, demand.length]);
    expect(houses).toEqual([2, 4, 9, 12, 13, 15].map((house) => [house, 0]));
  });

  it("R3.4 tells how near everybody is, the nearest first", () => {
    expect(lotOf(ruleset, town(), LOT).near).toEqual([
      { seat: 1, distance: 0, restaurant: [8, 8] },
      { seat: 0, distance: 2, restaurant: [0, 0] },
    ]);
  });

  it("R3.5.1 a garden may be what joins it to a road", () => {
    // Between two roads: only the garden reaches either of them.
    const first = (garden: "E" | "W" | null) => lotOf(ruleset, town(), { ...LOT, at: [4, 9], garden }).near[0];
    expect(first(null)).toBeUndefined();
    expect(first("E")).toMatchObject({ seat: 1, distance: 0 });
    expect(first("W")?.distance).toBeGreaterThan(0);
  });

  it("R18.3 tells the campaigns that will reach it", () => {
    const beside = { campaign: 14, owner: "p0", good: "beer", left: 2, at: [5, 11] };
    const reaching = (garden: "S" | "W") =>
      lotOf(ruleset, town({ campaigns: [beside] }), { ...LOT, garden }).campaigns.map(({ campaign }) => campaign);
    expect(reaching("S")).toEqual([14]);
    expect(reaching("W")).toEqual([]);
  });
});

describe("R12.4 a garden in hand", () => {
  const hungry = { houses: { 12: { demand: ["burger"] } } };

  it("R18.2 makes room for two more, R14.4.1 doubles the price for whoever sells there tonight", () => {
    const effect = gardenEffectOf(ruleset, town(hungry, [{}, { stock: { burger: 1 } }]), 12, "N");
    expect(effect.room).toEqual({ before: 3, after: 5 });
    expect(effect.served).toEqual({ before: { seat: seat(1), income: 10 }, after: { seat: seat(1), income: 20 } });
  });

  it("names nobody where nobody sells", () => {
    expect(gardenEffectOf(ruleset, town(hungry), 12, "N").served).toEqual({ before: null, after: null });
  });

  it("R3.5.1 tells whom new road contact brings nearer", () => {
    // House 4 touches the next tile's road by a garden in the east only: p0 is one border nearer and wins the tie.
    const state = town({}, [{ restaurants: [{ at: [13, 8], entrance: "NW" }] }, {}]);
    const moved = (house: number, side: "E" | "N") =>
      gardenEffectOf(ruleset, state, house, side).shifts.first.map(({ won, lost }) => [won, lost]);
    expect(moved(4, "E")).toEqual([
      [[4], []],
      [[], [4]],
    ]);
    expect(moved(12, "N").flat(2)).toEqual([]);
  });
});
