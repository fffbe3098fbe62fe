import type { Cards, Chain, EmployeeId, MilestoneId } from "../model/index.ts";
import type { Content } from "./content.ts";
import type { AbilityOf, AbilityTag, EmployeeRow, PerkOf, PerkTag } from "./row.ts";

/** The row of a card, or undefined for a kind that this ruleset does not have. */
export const employeeRow = (content: Content, employee: EmployeeId): EmployeeRow | undefined =>
  content.employees[employee];

/** What the card does of this kind, or undefined. */
export const abilityOf = <T extends AbilityTag>(
  content: Content,
  employee: EmployeeId,
  tag: T,
): AbilityOf<T> | undefined => {
  for (const ability of content.employees[employee]?.abilities ?? []) {
    // cast: the tag says the member of the union.
    if (ability._tag === tag) return ability as AbilityOf<T>;
  }
  return undefined;
};

/** The kinds among `cards` with such an ability, with their number. */
export const withAbility = <T extends AbilityTag>(
  content: Content,
  cards: Cards,
  tag: T,
): readonly { readonly employee: EmployeeId; readonly count: number; readonly ability: AbilityOf<T> }[] => {
  const found: { readonly employee: EmployeeId; readonly count: number; readonly ability: AbilityOf<T> }[] = [];
  // cast: the schema of cards has only employees as keys.
  for (const employee of Object.keys(cards) as EmployeeId[]) {
    const ability = abilityOf(content, employee, tag);
    if (ability) found.push({ employee, count: cards[employee] ?? 0, ability });
  }
  return found;
};

/** How many of `cards` have such an ability. */
export const countAbility = (content: Content, cards: Cards, tag: AbilityTag): number => {
  let count = 0;
  for (const each of withAbility(content, cards, tag)) count += each.count;
  return count;
};

/** True when the chain holds the milestone. */
export const holdsMilestone = (chain: Chain, milestone: MilestoneId): boolean =>
  chain.milestones.some((each) => each.milestone === milestone);

/** The perks of this kind that the chain's milestones bring; `before` leaves out those gained in that round or later. */
export const perksOf = <T extends PerkTag>(
  content: Content,
  chain: Chain,
  tag: T,
  before = Number.POSITIVE_INFINITY,
): readonly PerkOf<T>[] => {
  const found: PerkOf<T>[] = [];
  for (const { milestone, round } of chain.milestones) {
    if (round >= before) continue;
    for (const perk of content.milestones[milestone]?.perks ?? []) {
      // cast: the tag says the member of the union.
      if (perk._tag === tag) found.push(perk as PerkOf<T>);
    }
  }
  return found;
};
