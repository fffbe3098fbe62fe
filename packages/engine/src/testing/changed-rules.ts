import type { GameConfig } from "@blueplate/kernel";
import { Result } from "effect";
import {
  assemble,
  type FoodChainMagnateRules,
  loadRules,
  type Module,
  type Policy,
  type Ruleset,
  withModules,
} from "../index.ts";
import { pay } from "../phases/bank.ts";

/** A module that changes nothing but formulas. */
const formulas = (id: string, change: (of: Ruleset["formulas"]) => Partial<Ruleset["formulas"]>): Module => ({
  id,
  edit: (ruleset) => ({ ...ruleset, formulas: { ...ruleset.formulas, ...change(ruleset.formulas) } }),
});

/** Every campaign puts one token more on each house it reaches. */
export const moreTokens = formulas("more-tokens", ({ tokensOf }) => ({
  tokensOf: (...given) => tokensOf(...given) + 1,
}));

/** Everybody eats at the last of those whom the base game would rank. */
export const lastServes = formulas("last-serves", ({ offersTo }) => ({
  offersTo: (...given) => offersTo(...given).toReversed(),
}));

/** Everything costs $3 more. */
export const dearer = formulas("dearer", ({ unitPrice }) => ({ unitPrice: (...given) => unitPrice(...given) + 3 }));

/** Another row for marketing, which asks no formula for tokens: every house reached is filled up. */
export const fillsUp: Module = {
  id: "fills-up",
  edit: (ruleset) => ({
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
                    const house = state.town.houses.find(({ house }) => house === number);
                    const room = house ? rules.formulas.roomOf(rules, house) - house.demand.length : 0;
                    return { house: number, added: room, lost };
                  });
                  return { ...event, houses };
                }),
            },
      ),
    },
  }),
};

/** A policy that pays a chain for every house that it serves, in dollars. */
export const tipping = (amount: number): Policy => ({
  answers: ["HouseServed"],
  react: (ruleset, state, event) =>
    event._tag === "HouseServed" ? pay(ruleset, state, { seat: event.seat, reason: "waitresses", amount }) : [],
});

/** A module with these policies after those of the game. */
export const withPolicies = (...policies: readonly Policy[]): Module => ({
  id: "policies",
  edit: (ruleset) => ({ ...ruleset, policies: [...ruleset.policies, ...policies] }),
});

/** The rules of a configuration with more modules. */
export const changedRules = (modules: readonly Module[], config: Partial<GameConfig> = {}): FoodChainMagnateRules => {
  const whole: GameConfig = { ruleset: "standard", options: {}, seats: 2, ...config };
  return assemble(withModules(Result.getOrThrow(loadRules(whole)).ruleset, modules), whole);
};
