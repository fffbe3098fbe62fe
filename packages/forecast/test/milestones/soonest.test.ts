import { soonestOf } from "../../src/index.ts";
import { evening, seat } from "@blueplate/variants/testing/evening";
import { rulesetWith } from "@blueplate/engine/testing/position";
import { describe, expect, it } from "vitest";

const ruleset = rulesetWith();
type Own = NonNullable<Parameters<typeof evening>[1][number]>;
const soonest = (stage: Parameters<typeof evening>[0], own: Own) =>
  soonestOf(ruleset, evening(stage, [own, {}]).state, seat(0));

describe("the earliest round with a card at work (the evening is that of round 5)", () => {
  it("R8.1 who is hired today works tomorrow; who is hired tomorrow a round later", () => {
    expect(soonest("restructuring", {}).get("waitress")).toBe(6);
    expect(soonest("payday", {}).get("waitress")).toBe(7);
  });

  it("R9.1 without a teacher one is hired first", () => {
    expect(soonest("restructuring", {}).get("burger-cook")).toBe(7);
    expect(soonest("restructuring", {}).get("burger-chef")).toBe(8);
  });

  it("R9.3 who is in hand is trained, by teachers in hand, and works on the day after", () => {
    const hand = ["trainer", "kitchen-trainee"] as const;
    expect(soonest("restructuring", { hand: [...hand] }).get("burger-cook")).toBe(6);
    expect(soonest("restructuring", { hand: [...hand] }).get("burger-chef")).toBe(7);
    expect(soonest("restructuring", { hand: ["coach", "kitchen-trainee"] }).get("burger-chef")).toBe(6);
  });

  it("R9.6 teachers add up their steps for one card only by the milestone", () => {
    const hand = ["trainer", "trainer", "kitchen-trainee"];
    expect(soonest("restructuring", { hand }).get("burger-chef")).toBe(7);
    expect(soonest("restructuring", { hand, milestones: ["first-pay-20"] }).get("burger-chef")).toBe(6);
  });

  it("R7.2 on a working day by what is left of it: nobody at work is trained, nobody on the beach teaches", () => {
    const cook = (own: Own) => soonest("working", own).get("burger-chef");
    expect(cook({ atWork: ["trainer"], beach: ["burger-cook"] })).toBe(6);
    expect(cook({ atWork: ["trainer", "burger-cook"] })).toBe(7);
    expect(cook({ beach: ["trainer", "burger-cook"] })).toBe(7);
  });

  it("R9.8 a second 1x card is never reached", () => {
    expect(soonest("restructuring", { hand: ["cfo"] }).has("cfo")).toBe(false);
    expect(soonest("restructuring", {}).has("cfo")).toBe(true);
  });

  it("says nothing of a seat that nobody has", () => {
    expect(soonestOf(ruleset, evening("restructuring", [{}, {}]).state, seat(4)).size).toBe(0);
  });
});
