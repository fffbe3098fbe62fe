import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { evolve } from "../../src/evolve/index.ts";
import type { Ruleset } from "../../src/formulas/index.ts";
import { loadRules } from "@blueplate/variants";
import type { Event, MilestoneId, State } from "../../src/model/index.ts";
import { POLICIES } from "../../src/policies/milestones.ts";
import { evening, seat } from "@blueplate/variants/testing/evening";

const standard: Ruleset = Result.getOrThrow(loadRules({ modules: [], options: {}, seats: 2 })).ruleset;

/** What follows at once from a fact that has just been folded in. */
const follows = (before: State, event: Event, ruleset: Ruleset = standard): readonly Event[] => {
  const state = evolve(before, event);
  return POLICIES.flatMap((policy) =>
    policy.answers.includes(event._tag) ? policy.react(ruleset, state, event) : [],
  ).map((each) => {
    if (typeof each === "function") throw new Error("a policy told a fact that waits for the state");
    return each;
  });
};

const gained = (before: State, event: Event): readonly MilestoneId[] =>
  follows(before, event).flatMap((each) => (each._tag === "MilestoneGained" ? [each.milestone] : []));

describe("R20.3 what meets a condition and what does not", () => {
  const paying = evening("payday", [{ cash: 60, beach: ["waitress"] }, {}]).state;
  const payment = (reason: "salaries" | "sale", amount: number): Event => ({
    _tag: "MoneyPaid",
    seat: seat(0),
    reason,
    amount,
    owed: 0,
    cash: 15,
    bank: 100,
  });

  it("R20.4.2 twenty dollars are paid in salaries: nineteen are too few, and a loss at dinner is no salary", () => {
    expect(gained(paying, payment("salaries", -20))).toEqual(["first-pay-20"]);
    expect(gained(paying, payment("salaries", -19))).toEqual([]);
    expect(gained(paying, payment("sale", -20))).toEqual([]);
  });

  it("R20.4.12 whoever throws nothing away has thrown nothing away", () => {
    const cleaning = evening("cleanup", [{ stock: { burger: 2 } }, {}]).state;
    const cleared = (thrown: number): Event => ({
      _tag: "StockCleared",
      seat: seat(0),
      kept: { burger: 2 - thrown },
      thrown: thrown === 0 ? {} : { burger: thrown },
    });
    expect(gained(cleaning, cleared(1))).toEqual(["first-throw-away"]);
    expect(gained(cleaning, cleared(0))).toEqual([]);
  });

  it("R20.4.8 a chain that went bankrupt gains nothing at the end of dinnertime", () => {
    const dining = evening("dinnertime", [{ cash: 100 }, { cash: 100, beach: ["waitress"] }]).state;
    const end: Event = { _tag: "DinnerStepBegan", step: "end" };
    expect(follows(dining, end).map((each) => "seat" in each && each.seat)).toEqual([0, 1]);
    const bankrupt = evolve(dining, { _tag: "WentBankrupt", seat: seat(0), unpaid: 5 });
    expect(follows(bankrupt, end).map((each) => "seat" in each && each.seat)).toEqual([1]);
  });
});

describe("R20.4.9 a look at the reserve cards", () => {
  const { state } = evening("dinnertime", [{ cash: 20 }, {}]);
  const holds = (milestone: MilestoneId): Event => ({ _tag: "MilestoneGained", seat: seat(0), milestone, round: 5 });
  const looks = (at: State, milestone: MilestoneId, ruleset?: Ruleset): boolean =>
    follows(at, holds(milestone), ruleset).some((each) => each._tag === "ReservesSeen");

  it("while they lie face down: once the bank has broken they are open to all", () => {
    expect(looks(state, "first-have-20")).toBe(true);
    expect(looks({ ...state, bank: { ...state.bank, breaks: 1 } }, "first-have-20")).toBe(false);
  });

  it("shows nothing where there are none, and those that there are where somebody has none", () => {
    expect(looks(evening("dinnertime", [{ cash: 20 }, {}], {}, {}, "introductory").state, "first-have-20")).toBe(false);
    const chains = state.chains.map((chain) => (chain.seat === 1 ? { ...chain, reserve: null } : chain));
    expect(looks({ ...state, chains }, "first-have-20")).toBe(true);
  });

  it("is one of the things that a milestone may bring, and none of those that bring other things or nothing", () => {
    const { milestones } = standard.content;
    const row = milestones["first-have-20"];
    if (!row) throw new Error("no row");
    const withPerks = (perks: typeof row.perks): Ruleset => ({
      ...standard,
      content: { ...standard.content, milestones: { ...milestones, "first-have-20": { ...row, perks } } },
    });
    expect(looks(state, "first-have-20", withPerks([...row.perks, { _tag: "endlessCampaigns" }]))).toBe(true);
    expect(looks(state, "first-have-20", withPerks([]))).toBe(false);
    expect(looks(state, "first-billboard")).toBe(false);
  });
});
