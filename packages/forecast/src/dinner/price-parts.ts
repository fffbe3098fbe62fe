import {
  abilityOf,
  countOf,
  type EmployeeId,
  entriesOf,
  type MilestoneId,
  type Ruleset,
  type State,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";

/** What a chain's price is made of, in dollars (R14.3). */
export interface PriceParts {
  /** What everybody begins with. */
  readonly base: number;
  /** Kinds of cards at work that change it: how many, and by how much all of them together. */
  readonly cards: readonly { readonly employee: EmployeeId; readonly count: number; readonly delta: number }[];
  readonly milestones: readonly { readonly milestone: MilestoneId; readonly delta: number }[];
  /** The price; by some rules not below 0, whatever its parts come to. */
  readonly price: number;
}

/** The parts of a chain's unit price: what all begin with ($10), every card at work and every milestone that changes it (R14.3). */
export const pricePartsOf = (ruleset: Ruleset, state: State, seat: Seat): PriceParts => {
  const { content } = ruleset;
  const chain = state.chains[seat];
  const acting = ruleset.formulas.workforce(ruleset, state, seat);
  const cards = entriesOf(chain?.atWork ?? {}).flatMap(([employee, count]) => {
    const ability = abilityOf(content, employee, "price");
    return ability ? [{ employee, count, delta: countOf(acting, employee) * ability.delta }] : [];
  });
  const milestones = (chain?.milestones ?? []).flatMap(({ milestone }) =>
    (content.milestones[milestone]?.perks ?? []).flatMap((perk) =>
      perk._tag === "price" ? [{ milestone, delta: perk.delta }] : [],
    ),
  );
  return {
    base: ruleset.formulas.basePrice(ruleset, state),
    cards,
    milestones,
    price: ruleset.formulas.unitPrice(ruleset, state, seat),
  };
};
