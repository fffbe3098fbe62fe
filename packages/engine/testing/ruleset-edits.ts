import { foreignId, type Policy, type Ruleset } from "../src/index.ts";
import { pay } from "../src/phases/bank.ts";

/** A change of the rules, as a test makes it. */
export type RulesetEdit = (ruleset: Ruleset) => Ruleset;

/** A change of nothing but formulas. */
const formulas =
  (change: (of: Ruleset["formulas"]) => Partial<Ruleset["formulas"]>): RulesetEdit =>
  (ruleset) => ({ ...ruleset, formulas: { ...ruleset.formulas, ...change(ruleset.formulas) } });

/** Every campaign puts one token more on each house it reaches. */
export const moreTokens = formulas(({ tokensOf }) => ({ tokensOf: (...given) => tokensOf(...given) + 1 }));

/** Everybody eats at the last of those whom the base game would rank. */
export const lastServes = formulas(({ offersTo }) => ({ offersTo: (...given) => offersTo(...given).toReversed() }));

/** Everything costs $3 more. */
export const dearer = formulas(({ unitPrice }) => ({ unitPrice: (...given) => unitPrice(...given) + 3 }));

/** A sale brings $4 more than what was sold is worth. */
export const rounder = formulas(({ saleTo }) => ({
  saleTo: (...given) => {
    const sale = saleTo(...given);
    return { ...sale, income: sale.income + 4 };
  },
}));

/** Every campaign reaches one house less. */
export const oneLess = formulas(({ recipients }) => ({ recipients: (...given) => recipients(...given).slice(1) }));

/** Another row for marketing, which asks no formula for tokens: every house reached is filled up. */
export const fillsUp: RulesetEdit = (ruleset) => ({
  ...ruleset,
  phases: {
    ...ruleset.phases,
    round: ruleset.phases.round.map((row) =>
      row.id !== "marketing"
        ? row
        : {
            ...row,
            advance: (rules, state, dice) =>
              row.advance(rules, state, dice).map((event) => {
                if (typeof event === "function" || event._tag !== "CampaignRan") return event;
                const houses = event.houses.map(({ house: number, lost }) => {
                  const house = state.town.houses.find((each) => each.house === number);
                  const room = house ? rules.formulas.roomOf(rules, state, house) - house.demand.length : 0;
                  return { house: number, added: room, lost };
                });
                return { ...event, houses };
              }),
          },
    ),
  },
});

/** A policy that pays a chain for every house that it serves, in dollars. */
export const tipping = (amount: number): Policy => ({
  answers: ["HouseServed"],
  react: (ruleset, state, event) =>
    event._tag === "HouseServed" ? pay(ruleset, state, { seat: event.seat, reason: foreignId("tips"), amount }) : [],
});

/** These policies after those of the game. */
export const withPolicies =
  (...policies: readonly Policy[]): RulesetEdit =>
  (ruleset) => ({ ...ruleset, policies: [...ruleset.policies, ...policies] });
