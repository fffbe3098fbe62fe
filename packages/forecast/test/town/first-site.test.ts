import type { State } from "@blueplate/engine";
import { evening, seat } from "@blueplate/variants/testing/evening";
import { rulesetWith } from "@blueplate/engine/testing/position";
import { describe, expect, it } from "vitest";
import { firstSites, type RestaurantSite } from "../../src/index.ts";

const ruleset = rulesetWith();
const SITES: readonly RestaurantSite[] = [
  { at: [0, 13], entrance: "NW" },
  { at: [3, 0], entrance: "SE" },
  { at: [5, 8], entrance: "NE" },
  { at: [0, 10], entrance: "SW" },
];

/** A town in which the first seat has no restaurant yet. */
const town = (): State => {
  const { state } = evening("working", [{}, {}], { turnOrder: ["p0", "p1"] });
  return { ...state, chains: state.chains.map((chain) => (chain.seat === 0 ? { ...chain, restaurants: [] } : chain)) };
};

describe("R2.6 where a first restaurant stands best", () => {
  it("ranks every site once, whatever order they come in", () => {
    const ranked = firstSites(ruleset, town(), seat(0), SITES);
    expect(new Set(ranked).size).toBe(ranked.length);
    expect(firstSites(ruleset, town(), seat(0), SITES.toReversed())[0]).toEqual(ranked[0]);
    expect(firstSites(ruleset, town(), seat(0), [...SITES, ...SITES])).toEqual(ranked);
    expect(firstSites(ruleset, town(), seat(0), [])).toEqual([]);
  });
});
