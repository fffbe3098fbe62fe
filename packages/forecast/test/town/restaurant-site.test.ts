import { type State } from "@blueplate/engine";
import {
  bestSite,
  doorsAt,
  siteForecastOf,
  opensAtOnce,
  shiftsOf,
  type RestaurantSite,
  withRestaurant,
} from "../../src/index.ts";
import { evening, seat } from "@blueplate/variants/testing/evening";
import { day } from "@blueplate/engine/testing/day";
import { tilesOf } from "@blueplate/engine/testing/maps";
import { rulesetWith } from "@blueplate/engine/testing/position";
import { describe, expect, it } from "vitest";

const ruleset = rulesetWith();
const burger = { demand: ["burger"] };
const scene = (chains: readonly object[] = [{}, {}], more: object = {}) =>
  evening("working", chains as readonly Readonly<Record<string, unknown>>[], { turnOrder: ["p0", "p1"], ...more });
/** A corner of FX1 that is empty: its entrance touches the road south of it. */
const SPOT = { at: [3, 0], entrance: "SE" } as const;
const standing = { ...SPOT, from: null, open: true } as const;

describe("R13 a restaurant in hand", () => {
  it("stands beside the others, or moves from its old place", () => {
    const { state } = scene();
    const at = (from: readonly [number, number] | null) =>
      withRestaurant(state, seat(0), { ...standing, from }).chains[0]?.restaurants.map((each) => each.at);
    expect(at(null)).toEqual([
      [0, 0],
      [3, 0],
    ]);
    expect(at([0, 0])).toEqual([[3, 0]]);
  });

  it("R13.3, R13.4 opens tonight by one manager and at clean-up by the other", () => {
    expect(opensAtOnce(ruleset, "regional-manager")).toBe(true);
    expect(opensAtOnce(ruleset, "local-manager")).toBe(false);
  });

  it("R3.6.6 a drive-in opens all four corners, of an open restaurant only", () => {
    const doors = (atWork: readonly string[], open: boolean) =>
      doorsAt(ruleset, scene([{ atWork }, {}]).state, seat(0), { ...standing, open });
    expect(doors([], true)).toEqual([[4, 1]]);
    expect(doors(["regional-manager"], true)).toHaveLength(4);
    expect(doors(["regional-manager"], false)).toEqual([[4, 1]]);
  });
});

describe("R2.6 what a first restaurant would live on", () => {
  const without = (state: State): State => ({
    ...state,
    chains: state.chains.map((chain) => (chain.seat === 0 ? { ...chain, restaurants: [] } : chain)),
  });

  it("names the houses of its roads, drinks in reach, and who is exactly as near to which", () => {
    const living = siteForecastOf(ruleset, without(scene().state), seat(0), { at: [0, 0], entrance: "SE" });
    expect(living.houses).toContain(2);
    expect(living.drinks).toBe(true);
    expect(living.asNear).toEqual([{ seat: 1, houses: [4, 13] }]);
  });

  it("R11.4 has no drink where no source is in reach", () => {
    const { state } = day([], { tiles: tilesOf("A0 B0", "C0 G0"), restaurants: [[[0, 0, "SE"]], []] });
    expect(siteForecastOf(ruleset, without(state), seat(0), { at: [0, 0], entrance: "SE" })).toMatchObject({
      drinks: false,
      asNear: [],
    });
  });
});

describe("R14.2 what a spot wins", () => {
  it("names for every chain the houses it is first at, before and after", () => {
    const { state } = scene();
    const moved = withRestaurant(state, seat(1), { at: [0, 3], entrance: "NW", from: null, open: true });
    const { first } = shiftsOf(ruleset, state, moved);
    const [mine, rival] = first;
    expect(mine?.seat).toBe(0);
    expect(new Set([...(mine?.before ?? []), ...(rival?.before ?? [])]).size).toBe(state.town.houses.length);
    expect(rival?.won).toEqual(mine?.lost);
    expect(rival?.after).toEqual([...(rival?.before ?? []), ...(rival?.won ?? [])].toSorted((a, b) => a - b));
    expect(rival?.lost).toEqual([]);
  });

  it("R14.1.3 tonight counts goods and open restaurants only", () => {
    const stock = { stock: { burger: 1 } };
    const far = { ...stock, restaurants: [{ at: [13, 8], entrance: "NW" }] };
    const { state } = scene([far, stock], { houses: { 2: burger } });
    const near = { at: [0, 0], entrance: "SE", from: null } as const;
    const changes = (open: boolean) =>
      shiftsOf(ruleset, state, withRestaurant(state, seat(0), { ...near, open })).tonight.map(({ won, lost }) => [
        won,
        lost,
      ]);
    expect(changes(true)).toEqual([
      [[2], []],
      [[], [2]],
    ]);
    expect(changes(false)).toEqual([
      [[], []],
      [[], []],
    ]);
  });
});

describe("the spot that is shown first", () => {
  const { state } = scene();
  const from = [0, 0] as const;
  const wins = (spot: RestaurantSite): number =>
    shiftsOf(ruleset, state, withRestaurant(state, seat(0), { ...spot, from, open: true })).first[0]?.after.length ?? 0;
  const spots: readonly RestaurantSite[] = [
    { at: [0, 13], entrance: "NW" },
    { at: [3, 0], entrance: "SE" },
    { at: [5, 8], entrance: "NE" },
    { at: [0, 10], entrance: "SW" },
  ];

  it("is the one with most houses won", () => {
    const best = bestSite(ruleset, state, seat(0), spots, from);
    expect(best).not.toBeNull();
    expect(best && wins(best)).toBe(Math.max(...spots.map(wins)));
    expect(new Set(spots.map(wins)).size).toBeGreaterThan(1);
  });

  it("is nothing where there is none", () => {
    expect(bestSite(ruleset, state, seat(0), [])).toBeNull();
  });
});
