import { diceFor, type Rules, runToDecision } from "@blueplate/kernel";
import { checkedRules } from "@blueplate/kernel/testing/checked";
import { randomGame } from "@blueplate/kernel/testing/random-game";
import { describe, expect, it } from "vitest";
import type { Policy, State } from "../../src/index.ts";
import { tipping, withPolicies } from "../../testing/ruleset-edits.ts";
import { changedRules } from "@blueplate/variants/testing/changed-rules";
import { conserved } from "../../testing/conserved.ts";
import { evening, only } from "@blueplate/variants/testing/evening";

/** Two houses on FX1 that the first chain serves, at $10 a burger. */
const hungry = (): State =>
  evening("dinnertime", [{ stock: { burger: 2 }, cash: 5 }, {}], {
    houses: { 2: { demand: ["burger"] }, 12: { demand: ["burger"] } },
  }).state;

/** The evening as it goes with these policies. */
const evenWith = (...policies: readonly Policy[]) => {
  const rules = changedRules([withPolicies(...policies)]);
  const { state, events } = runToDecision(checkedRules(rules), hungry(), [], diceFor("evening", 0));
  const paid = only(events, "MoneyPaid").map(({ seat, amount, cash, bank }) => ({ seat, amount, cash, bank }));
  return { rules, state, paid, served: only(events, "HouseServed") };
};

describe("R14.4.2, R15 a policy that pays when a house is served", () => {
  it("pays between the facts of the sale, and facts and till agree", () => {
    const { state, paid, served } = evenWith(tipping(20));
    const start = hungry();
    expect(served).toHaveLength(2);
    expect(paid.map(({ amount }) => amount)).toEqual([20, 10, 20, 10]);
    const { stock } = start.bank;
    expect(paid.map(({ cash }) => cash)).toEqual([25, 35, 55, 65]);
    expect(paid.map(({ bank }) => bank)).toEqual([stock - 20, stock - 30, stock - 50, stock - 60]);
    expect([state.chains[0]?.cash, state.bank.stock]).toEqual([65, stock - 60]);
  });

  it("pays beside another one that answers to the same fact", () => {
    const { state, paid } = evenWith(tipping(20), tipping(7));
    expect(paid.map(({ amount }) => amount)).toEqual([20, 7, 10, 20, 7, 10]);
    expect(paid.map(({ cash }) => cash)).toEqual([25, 32, 42, 62, 69, 79]);
    expect(state.chains[0]?.cash).toBe(79);
  });

  it("keeps all money of whole games together, breaks of the bank included", () => {
    for (const policies of [[tipping(20)], [tipping(20), tipping(7)]]) {
      const rules = changedRules([withPolicies(...policies)]);
      let breaks = 0;
      for (const { after } of randomGame(rules, "tips", 3000)) {
        // cast: any game's rules.
        expect(conserved(after.state, rules as unknown as Rules)).toBeNull();
        ({ breaks } = after.state.bank);
      }
      expect(breaks).toBe(2);
    }
  });
});

describe("a policy that lies", () => {
  /** Pays with a balance that it has made up. */
  const lying = (fields: { readonly cash?: number; readonly bank?: number; readonly owed?: number }): Policy => ({
    answers: ["HouseServed"],
    react: (_, { chains, bank }, event) => {
      if (event._tag !== "HouseServed") return [];
      const cash = (chains[event.seat]?.cash ?? 0) + 20;
      const told = {
        seat: event.seat,
        reason: "waitresses",
        amount: 20,
        owed: 0,
        cash,
        bank: bank.stock - 20,
      } as const;
      return [{ _tag: "MoneyPaid", ...told, ...fields }];
    },
  });

  it.each([
    ["the till", { cash: 30 }, /MoneyPaid\.cash is not valid: other fact: expected "25", got "30"/],
    ["the bank", { bank: 1_000 }, /MoneyPaid\.bank is not valid/],
    ["what the bank owes", { owed: 30 }, /MoneyPaid\.owed is not valid/],
  ])("about %s is refused", (_, fields, why) => {
    expect(() => evenWith(lying({}))).not.toThrow();
    expect(() => evenWith(lying(fields))).toThrow(why);
  });

  it("that goes on before a sale is paid is refused", () => {
    const early: Policy = {
      answers: ["HouseServed"],
      react: () => [{ _tag: "DinnerStepBegan", step: "waitresses" }],
    };
    expect(() => evenWith(early)).toThrow(/DinnerStepBegan\._tag is not valid: .*sale: \$10 paid.*\$0 paid/);
  });
});
