import type { State } from "@blueplate/engine";
import { evening, runOn } from "@blueplate/variants/testing/evening";
import { describe, expect, it } from "vitest";
import { awayOf } from "../../src/company/away.ts";
import { lastIncome } from "../../src/bank/money.ts";

describe("who is away", () => {
  it.each([
    ["working", 2, 7],
    ["cleanup", 2, 8],
    ["working", "endless", null],
  ])("R10.11 in %s with %s rounds left the marketeer of round 5 is back for %s", (phase, left, backFor) => {
    const { rules, state } = evening("working", [{}, {}]);
    const [chain] = state.chains;
    if (!chain) throw new Error("nobody sits there");
    const mine = { ...chain, busy: [{ employee: "marketing-trainee", campaign: 11 }] } as const;
    const away = {
      ...state,
      stage: phase === "cleanup" ? { _tag: "cleanup", asked: [], kept: [], home: false } : state.stage,
      town: { ...state.town, campaigns: [{ campaign: 11, owner: 0, good: "burger", left, place: { at: [0, 0] } }] },
      // cast: a position as far as the query reads it.
    } as unknown as State;
    expect(awayOf(rules.ruleset, away, mine)).toEqual([{ employee: "marketing-trainee", campaign: 11, backFor }]);
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
