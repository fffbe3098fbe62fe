import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { loadDefinition } from "../../src/game.ts";
import { lastIncome } from "../../src/queries/money.ts";
import { workOf } from "../../src/queries/work.ts";
import type { State } from "../../src/model/index.ts";
import { evening, runOn } from "../town/evening.ts";

const ruleset = Result.getOrThrow(loadDefinition({ ruleset: "standard", options: {}, seats: 2 }));
const first = (state: State) => {
  const [chain] = state.chains;
  if (!chain) throw new Error("nobody sits there");
  return workOf(ruleset, state, chain);
};

describe("what a company at work can do", () => {
  it("R8.1, R9.1, R11.2 hires, trainings and goods of all cards together", () => {
    const atWork = ["management-trainee", "recruiting-girl", "coach", "burger-cook", "kitchen-trainee"];
    expect(first(evening("working", [{ atWork }, {}], {}).state)).toMatchObject({
      hires: 2,
      trains: 2,
      cooks: { burger: 4, pizza: 1 },
      buyers: 0,
    });
  });

  it("R8.1 the CEO alone hires one", () => {
    expect(first(evening("working", [{}, {}]).state)).toEqual({
      hires: 1,
      trains: 0,
      marketeers: 0,
      away: [],
      cooks: {},
      buyers: 0,
      builders: 0,
      openers: 0,
    });
  });

  it.each([
    ["working", 2, 7],
    ["cleanup", 2, 8],
    ["working", "endless", null],
  ])("R10.11 in %s with %s rounds left the marketeer of round 5 is back for %s", (phase, left, backFor) => {
    const { state } = evening("working", [{}, {}]);
    const [chain] = state.chains;
    if (!chain) throw new Error("nobody sits there");
    const away = {
      ...state,
      stage: phase === "cleanup" ? { _tag: "cleanup", asked: [], kept: [], home: false } : state.stage,
      town: { ...state.town, campaigns: [{ campaign: 11, owner: 0, good: "burger", left, place: { at: [0, 0] } }] },
      chains: [{ ...chain, busy: [{ employee: "marketing-trainee", campaign: 11 }] }],
      // cast: a position as far as the query reads it.
    } as unknown as State;
    expect(first(away).away).toEqual([{ employee: "marketing-trainee", campaign: 11, backFor }]);
  });
});

describe("the income of the last dinner", () => {
  it("R14.5 counts sales, waitresses and CFOs, and not the salaries after it", () => {
    const given = [{ stock: { burger: 2 }, atWork: ["waitress"], cash: 50, beach: ["trainer"] }, {}];
    const { events } = runOn(evening("working", given, { houses: { 2: { demand: ["burger"] } } }));
    expect(lastIncome(events, 2)).toBeNull();
    const dinner = runOn(evening("dinnertime", given, { houses: { 2: { demand: ["burger"] } } })).events;
    const begun = { _tag: "PhaseBegan", round: 5, stage: { _tag: "dinnertime" } };
    const later = { _tag: "MoneyPaid", seat: 0, reason: "salaries", amount: -5 };
    expect(lastIncome([begun, ...dinner, later], 2)).toEqual([13, 0]);
  });
});
