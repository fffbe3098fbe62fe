import { structureForecastOf, rankWith } from "../../src/index.ts";
import { evening, seat } from "@blueplate/variants/testing/evening";
import { rulesetWith } from "@blueplate/engine/testing/position";
import { describe, expect, it } from "vitest";

const ruleset = rulesetWith();
const hands = (chains: readonly (readonly string[])[], more: readonly object[] = [], hidden = false) =>
  evening(
    "restructuring",
    chains.map((hand, index) => ({ hand, ...more[index] })),
    { turnOrder: chains.map((_, index) => `p${index}`) },
    { "hand-visibility-phase1": hidden ? "hidden" : "visible" },
  );
const rank = (slots: number, ...rest: Parameters<typeof hands>) =>
  rankWith(ruleset, hands(...rest).state, seat(0), slots);

describe("R6.1 when a structure chooses its position", () => {
  const full = ["waitress", "waitress", "waitress"];

  it("by open slots, if the others put to work whoever fits", () => {
    // A CEO has three slots: one rival fills them, the other leaves one open.
    const rivals = [["waitress"], full, ["waitress", "waitress"]];
    expect(rank(2, rivals).likely).toBe(1);
    expect(rank(0, rivals).likely).toBe(2);
    expect(rank(0, [[], full, ["trainer"]])).toMatchObject({ likely: 2, of: 3 });
  });

  it("R6.2 of equals the earlier in the last order comes first", () => {
    expect(rank(1, [[], ["waitress", "waitress"]])).toMatchObject({ likely: 1 });
    const late = evening(
      "restructuring",
      [{}, { hand: ["waitress", "waitress"] }],
      { turnOrder: ["p1", "p0"] },
      { "hand-visibility-phase1": "visible" },
    );
    expect(rankWith(ruleset, late.state, seat(0), 1)).toMatchObject({ likely: 2 });
  });

  it("R5.4 managers make room: what is sure hangs on all that a hand can do", () => {
    expect(rank(3, [[], ["management-trainee"]])).toEqual({ likely: 2, best: 1, worst: 2, of: 2 });
    expect(rank(3, [[], full])).toEqual({ likely: 1, best: 1, worst: 1, of: 2 });
    expect(rank(0, [[], ["waitress"]])).toEqual({ likely: 2, best: 2, worst: 2, of: 2 });
  });

  it("R6.1 the airplane milestone lends slots, to either", () => {
    const plane = { milestones: ["first-airplane"] };
    expect(rank(0, [[], ["waitress", "waitress"]], [plane]).likely).toBe(1);
    expect(rank(1, [[], full], [{}, plane]).likely).toBe(2);
  });

  it("R4.2.3 of hidden hands nothing is guessed", () => {
    expect(rank(0, [[], full], [], true)).toEqual({ likely: null, best: 1, worst: 2, of: 2 });
  });
});

describe("what a plan says about those left on the beach", () => {
  const scene = hands([["trainer", "kitchen-trainee", "waitress"], []]);
  const plan = (...employees: Parameters<typeof structureForecastOf>[4]) =>
    structureForecastOf(ruleset, scene.rules, scene.state, seat(0), employees);

  it("R9.3 counts whom training could bring on", () => {
    expect(plan("trainer").trainees).toBe(1);
    expect(plan("trainer", "kitchen-trainee").trainees).toBe(0);
  });

  it("R5.8 too many leave the CEO alone, with all slots open", () => {
    const many = hands([
      ["waitress", "waitress", "waitress", "waitress"],
      ["waitress", "waitress"],
    ]);
    const of = (count: number) =>
      structureForecastOf(
        ruleset,
        many.rules,
        many.state,
        seat(0),
        Array.from({ length: count }, () => "waitress" as const),
      ).rank.likely;
    expect(of(3)).toBe(2);
    expect(of(4)).toBe(1);
  });
});
