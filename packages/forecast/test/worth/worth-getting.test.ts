import { worthGetting } from "../../src/index.ts";
import { evening, seat } from "@blueplate/variants/testing/evening";
import { rulesetWith } from "@blueplate/engine/testing/position";
import { describe, expect, it } from "vitest";

const town = (
  wants: Readonly<Record<number, readonly string[]>>,
  chain: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>> = {},
) =>
  evening("working", [chain, {}], {
    turnOrder: ["p0", "p1"],
    houses: Object.fromEntries(Object.entries(wants).map(([house, demand]) => [house, { demand }])),
    ...more,
  });
const worthIn = ({ state }: ReturnType<typeof town>) => worthGetting(rulesetWith(), state, seat(0));

describe("R11, R14, R19.1 what is worth getting", () => {
  it("nothing that nobody wants, and nothing that lies in stock already", () => {
    expect(worthIn(town({}, { atWork: ["burger-cook", "errand-boy"] }))).toEqual({});
    expect(worthIn(town({ 2: ["burger"] }, { atWork: ["burger-cook"], stock: { burger: 1 } }))).toEqual({});
    expect(worthIn(town({ 2: ["pizza"] }, { atWork: ["burger-cook"] }))).toEqual({});
  });

  it("what houses want that the chain can serve, food and drink together or neither", () => {
    expect(worthIn(town({ 2: ["burger"] }, { atWork: ["burger-cook"] }))).toEqual({ burger: 1 });
    expect(worthIn(town({ 2: ["burger", "beer"] }, { atWork: ["burger-cook"] }))).toEqual({});
    expect(worthIn(town({ 2: ["burger", "beer"] }, { atWork: ["burger-cook", "errand-boy"] }))).toEqual({
      burger: 1,
      beer: 1,
    });
  });

  it("with a freezer what a campaign makes the street want tomorrow, as far as there is room", () => {
    const radio = [{ campaign: 1, owner: "p0", at: [3, 3], turned: false, good: "burger", left: 3 }];
    const marketing = { atWork: ["burger-cook"], busy: [{ employee: "brand-director", campaign: 1 }] };
    const ours = (chain: Readonly<Record<string, unknown>>) => {
      const { rules, state } = town({}, { ...marketing, ...chain }, { campaigns: radio });
      // A freezer is there from the round after its milestone on.
      return worthIn({ rules, state: { ...state, round: state.round + 1 } });
    };
    const milestones = ["first-throw-away"];
    expect(ours({})).toEqual({});
    expect(ours({ milestones })).toEqual({ burger: 2 });
    expect(ours({ milestones, stock: { burger: 2 } })).toEqual({});
    expect(ours({ milestones, stock: { pizza: 9 } })).toEqual({ burger: 1 });
    expect(ours({ milestones, stock: { pizza: 10 } })).toEqual({});
  });
});
