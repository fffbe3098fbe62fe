import { diceFor, runToDecision, Seat } from "@blueplate/kernel";
import { checkedRules } from "@blueplate/kernel/testing/checked";
import { Schema } from "effect";
import { describe, expect, it } from "vitest";
import { defineEvent, milestoneId, type Policy, type State } from "../../src/index.ts";
import { otherFact } from "../../src/phases/valid/fault.ts";
import { type RulesetEdit, withPolicies } from "../../testing/ruleset-edits.ts";
import { changedRules } from "@blueplate/variants/testing/changed-rules";
import { evening, only, seat } from "@blueplate/variants/testing/evening";

/** A milestone for the first chain as soon as such a fact is told. */
const gaining = (answers: string, milestone: string): Policy => ({
  answers: [answers],
  react: (_, { chains, round }) =>
    chains[0]?.milestones.length === 0
      ? [{ _tag: "MilestoneGained", seat: seat(0), milestone: milestoneId(milestone), round }]
      : [],
});

const runWith = (state: State, ...edits: readonly RulesetEdit[]) =>
  runToDecision(checkedRules(changedRules(edits)), state, [], diceFor("evening", 0));

describe("what a policy answers to one fact of dinner counts for the next", () => {
  const hungry = evening("dinnertime", [{ stock: { burger: 1 } }, {}], {
    houses: { 2: { demand: ["pizza"] }, 12: { demand: ["burger"] } },
  }).state;

  it("R14.3 a lower price from an unserved house on", () => {
    const { events } = runWith(hungry, withPolicies(gaining("HouseUnserved", "first-lower-prices")));
    expect(only(events, "HouseServed")).toMatchObject([
      { house: 12, unitPrice: 9, income: 9, offers: [{ unitPrice: 9 }] },
    ]);
    expect(only(runWith(hungry).events, "HouseServed")).toMatchObject([{ unitPrice: 10, income: 10 }]);
  });

  it("R14.5.1 better paid waitresses from the pay of the one before on", () => {
    const waiting = evening("dinnertime", [{ atWork: ["waitress"] }, { atWork: ["waitress"] }], {
      turnOrder: ["p1", "p0"],
    });
    const { events } = runWith(waiting.state, withPolicies(gaining("MoneyPaid", "first-waitress")));
    expect(only(events, "MoneyPaid").map(({ seat: of, amount }) => [of, amount])).toEqual([
      [1, 3],
      [0, 5],
    ]);
  });
});

describe("a fact that the formulas do not come to is refused where rules are tried", () => {
  const hungry = evening("dinnertime", [{ stock: { burger: 1 } }, {}], {
    houses: { 12: { demand: ["burger"] } },
  }).state;

  /** The dinner with every sale told otherwise. */
  const telling =
    (lie: object): RulesetEdit =>
    (ruleset) => ({
      ...ruleset,
      phases: {
        ...ruleset.phases,
        round: ruleset.phases.round.map((row) => ({
          ...row,
          advance: (...given) =>
            row
              .advance(...given)
              .map((event) =>
                typeof event !== "function" && event._tag === "HouseServed" ? { ...event, ...lie } : event,
              ),
        })),
      },
    });

  it.each([
    ["income", { income: 11 }, /HouseServed\.income is not valid: .*expected "10", got "11"/],
    ["distance", { distance: 7 }, /HouseServed\.distance is not valid/],
    ["bonus", { bonus: 5 }, /HouseServed\.bonus is not valid/],
    ["goods", { goods: {} }, /HouseServed\.goods/],
  ])("%s of a sale", (_, lie, why) => {
    expect(() => runWith(hungry, telling({}))).not.toThrow();
    expect(() => runWith(hungry, telling(lie))).toThrow(why);
  });

  it("a sale to a house to which nobody offers anything", () => {
    const both = evening("dinnertime", [{ stock: { burger: 1 } }, {}], {
      houses: { 2: { demand: ["pizza"] }, 12: { demand: ["burger"] } },
    }).state;
    expect(() => runWith(both, telling({ house: 2 }))).toThrow(/HouseServed\._tag is not valid: .*HouseUnserved/);
  });

  it("a house that is left unserved though somebody makes it an offer", () => {
    const deaf: Policy = { answers: ["PhaseBegan"], react: () => [{ _tag: "HouseUnserved", house: 12 }] };
    const begins = evening("dinnertime", [{ stock: { burger: 1 } }, {}], { houses: { 12: { demand: ["burger"] } } });
    const working: State = { ...begins.state, stage: { ...begins.state.stage } };
    const rules = checkedRules(changedRules([withPolicies(deaf)]));
    const again = { _tag: "PhaseBegan", round: working.round, stage: working.stage } as const;
    expect(() => runToDecision(rules, working, [again], diceFor("evening", 0))).toThrow(
      /HouseUnserved\._tag is not valid/,
    );
  });

  it("what a module says of its own event", () => {
    const found = defineEvent("finds:Found", { seat: Seat, cash: Schema.Int }, (state) => state, {
      valid: (_, { chains }, event) => {
        const cash = (chains[event.seat]?.cash ?? 0) + 1;
        return event.cash === cash ? null : otherFact("cash", cash, event.cash);
      },
    });
    const finding =
      (more: number): RulesetEdit =>
      (ruleset) => ({
        ...ruleset,
        events: { ...ruleset.events, [found.tag]: found },
        policies: [
          ...ruleset.policies,
          {
            answers: ["HouseServed"],
            react: (_, { chains }) => [found.make({ seat: seat(0), cash: (chains[0]?.cash ?? 0) + more })],
          },
        ],
      });
    expect(() => runWith(hungry, finding(1))).not.toThrow();
    expect(() => runWith(hungry, finding(2))).toThrow(/finds:Found\.cash is not valid/);
  });
});
