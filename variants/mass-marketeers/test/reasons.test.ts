import { cardId } from "@blueplate/engine";
import { evening, runOn } from "@blueplate/variants/testing/evening";
import { saidOf, saidOfCompany } from "@blueplate/variants/testing/reasons";
import { describe, expect, it } from "vitest";

const MODULES = ["mass-marketeers"];
const TOWN = { campaigns: [{ campaign: 14, owner: "p0", good: "beer", left: 2, at: [3, 5] }] };
const MASS = { atWork: ["mass-marketeer"] };
const HAND = { hand: ["mass-marketeer"] };

/** How much all houses ask for after the campaigns of an evening. */
const askedAfter = (chain: object): number =>
  runOn(evening("marketing", [{ ...chain }, {}], TOWN, {}, MODULES)).state.town.houses.reduce(
    (sum, { demand }) => sum + demand.length,
    0,
  );

describe("why campaigns are let run once more", () => {
  it("at work names the pieces that are then asked for beside those of the usual run", () => {
    const more = askedAfter(MASS) - askedAfter({});
    expect(more).toBeGreaterThan(0);
    const said = { campaigns: 1, runs: 2, pieces: more, dollars: 10 * more };
    expect(saidOfCompany(evening("restructuring", [HAND, {}], TOWN, {}, MODULES), 0)).toEqual([
      { id: "mass-marketeers:tonight", ...said },
    ]);
    expect(saidOfCompany(evening("restructuring", [HAND, {}], {}, {}, MODULES), 0)).toEqual([]);
    expect(saidOfCompany(evening("restructuring", [{ hand: ["trainer"] }, HAND], TOWN, {}, MODULES), 0)).toEqual([]);
  });

  it("a lesson says what it would be tonight, beside those who work already", () => {
    const chain = { atWork: ["trainer"], beach: ["marketing-trainee"] };
    const train = { _tag: "work.train", employee: "marketing-trainee", to: cardId("mass-marketeer") } as const;
    const said = (second: object) => saidOf(evening("working", [chain, { ...second }], TOWN, {}, MODULES), 0, train);
    expect(said({})).toMatchObject([{ id: "mass-marketeers:trained", runs: 2 }]);
    expect(said(MASS)).toMatchObject([{ runs: 3 }]);
  });
});
