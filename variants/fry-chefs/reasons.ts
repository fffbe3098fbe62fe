import { type EmployeeId, type EventOf, withAbility } from "@blueplate/engine";
import type { ModuleReasons, ReasonContext } from "@blueplate/variants/reason";
import { FRIES } from "./variant.ts";

/** Dollars for each house that buys; the houses that buy tonight, and what they come to. */
export type FriesReason = {
  readonly id: "fry-chefs:tonight" | "fry-chefs:trained";
  readonly each: number;
  readonly houses: readonly number[];
  readonly dollars: number;
};

/** Dollars for a house, of these cards. */
const aHouse = ({ ruleset }: ReasonContext, cards: Readonly<Partial<Record<EmployeeId, number>>>): number =>
  withAbility(ruleset.content, cards, FRIES).reduce(
    (sum, { count, ability }) => sum + count * Number(ability.value),
    0,
  );

/** What so much for a house comes to tonight; nothing where nobody earns it. */
const tonight = (
  id: FriesReason["id"],
  { tonight: guests, seat }: ReasonContext,
  each: number,
): readonly FriesReason[] => {
  const houses = guests.flatMap(({ house, server }) => (server === seat ? [house.house] : []));
  return each === 0 ? [] : [{ id, each, houses, dollars: each * houses.length }];
};

/** A house that buys brings fries their money, whatever it buys. */
export const reasons: ModuleReasons<FriesReason> = {
  company: (here) => {
    const { ruleset, state, seat } = here;
    return tonight("fry-chefs:tonight", here, aHouse(here, ruleset.formulas.workforce(ruleset, state, seat)));
  },
  facts: {
    Trained: (here, { to }: EventOf<"Trained">) => tonight("fry-chefs:trained", here, aHouse(here, { [to]: 1 })),
  },
};
