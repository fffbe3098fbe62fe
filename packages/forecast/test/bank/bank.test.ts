import { loadRules } from "@blueplate/variants";
import { evening } from "@blueplate/variants/testing/evening";
import { Result } from "effect";
import { describe, expect, it } from "vitest";
import { bankTonight } from "../../src/bank/bank.ts";

const ruleset = Result.getOrThrow(loadRules({ modules: [], options: {}, seats: 2 })).ruleset;
const hungry = { houses: { 2: { demand: ["burger"] } } };
type Given = Readonly<Record<string, unknown>>;
const tonight = (first: Given, second: Given, more: Given) =>
  bankTonight(ruleset, evening("working", [first, second], { ...hungry, ...more }).state);

describe("R14, R15.1 what the bank pays at the coming dinner", () => {
  it("is known to the dollar when nobody at work can change it", () => {
    const sells = { stock: { burger: 1 }, atWork: ["waitress"] };
    expect(tonight(sells, {}, { bank: 13 })).toEqual({ low: 13, high: 13, breaks: "no" });
    expect(tonight(sells, {}, { bank: 12 })).toEqual({ low: 13, high: 13, breaks: "sure" });
  });

  it("is open while somebody may cook what a house wants", () => {
    expect(tonight({ atWork: ["burger-cook"] }, {}, { bank: 9 })).toEqual({ low: 0, high: 10, breaks: "possible" });
    expect(tonight({ atWork: ["pizza-cook"] }, {}, { bank: 9 })).toEqual({ low: 0, high: 0, breaks: "no" });
  });

  it("is at least what a chain with enough in stock will sell, and more with a garden", () => {
    const sells = { stock: { burger: 1 }, atWork: ["new-business-developer"] };
    expect(tonight(sells, { atWork: ["errand-boy"] }, { bank: 9 })).toEqual({ low: 10, high: 20, breaks: "sure" });
  });

  it("is known to the dollar when every house is sure, whatever is left to cook and however many chains serve", () => {
    const houses = { 2: { demand: ["burger"] }, 12: { demand: ["burger"] } };
    const sells = { stock: { burger: 1 }, atWork: ["burger-cook"] };
    const { state } = evening("working", [sells, sells], { houses, bank: 20 });
    expect(bankTonight(ruleset, state)).toEqual({ low: 20, high: 20, breaks: "no" });
  });

  it("is unknown before structures are revealed", () => {
    expect(bankTonight(ruleset, evening("restructuring", [{}, {}], hungry).state)).toBeNull();
  });

  it("is unknown where a price below $0 makes chains pay", () => {
    expect(
      tonight({ atWork: ["management-trainee", ...Array.from({ length: 4 }, () => "discount-manager")] }, {}, {}),
    ).toBeNull();
  });

  it("asks the formula how a CFO rounds: down once is more than down every time", () => {
    const houses = { 2: { demand: ["burger"] }, 12: { demand: ["burger"] } };
    const sells = { atWork: ["burger-cook", "cfo"], milestones: ["first-lower-prices"] };
    const { state } = evening("working", [sells, {}], { houses });
    const cfoPay: typeof ruleset.formulas.cfoPay = (_ruleset, _state, seat, earned) =>
      seat === 0 ? Math.floor(earned / 2) : 0;
    const floored = { ...ruleset, formulas: { ...ruleset.formulas, cfoPay } };
    // Two burgers at $9, and half of $18.
    expect(bankTonight(floored, state)?.high).toBe(27);
  });
});
