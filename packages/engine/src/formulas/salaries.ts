import { perksOf, withAbility } from "../content/index.ts";
import type { Cards, Chain, EmployeeId } from "../model/index.ts";
import { countOf, isNothing, totalThat } from "../model/index.ts";
import type { SalaryBill } from "../ruleset/index.ts";
import type { Formulas, Ruleset } from "../ruleset/index.ts";

/** Where there is no payday nobody owes anything (R22.1, R22.3). */
const NOTHING_DUE: SalaryBill = { salaried: 0, gross: 0, recruitingDiscount: 0, milestoneDiscount: 0, due: 0 };

/** True in games in which cards cost a salary at all. */
export const paysSalaries = ({ content }: Pick<Ruleset, "content">): boolean => content.constants.salary > 0;

/** True when the card costs this chain a salary: it has the mark, and neither the ruleset nor a milestone takes it off (R17.4). */
export const costsSalary = ({ content }: Ruleset, chain: Chain, employee: EmployeeId): boolean =>
  paysSalaries({ content }) &&
  content.employees[employee]?.salary === true &&
  !perksOf(content, chain, "noSalary").some((perk) => perk.employees.includes(employee));

/** How many of `cards` cost a salary. */
export const countSalaried = (ruleset: Ruleset, chain: Chain, cards: Cards): number =>
  isNothing(cards) ? 0 : totalThat(cards, (employee) => costsSalary(ruleset, chain, employee));

/** Recruit actions of the cards, those whose unused actions lower salaries or the others (R8.1). */
const actionsOf = ({ content }: Ruleset, cards: Cards, paid: boolean): number => {
  let actions = 0;
  for (const { count, ability } of withAbility(content, cards, "recruit")) {
    if (ability.unusedDiscount > 0 === paid) actions += count * ability.actions;
  }
  return actions;
};

/** R17.6: what CEO and recruiting girls did not cover was done by the managers; R17.7: who is dismissed takes his with him. */
export const unusedRecruits: Formulas["unusedRecruits"] = (ruleset, state, seat, staying) => {
  const chain = state.chains[seat];
  if (!chain) return 0;
  const { content, options } = ruleset;
  const free =
    content.constants.ceoRecruits + actionsOf(ruleset, ruleset.formulas.workforce(ruleset, state, seat), false);
  const used =
    options["recruit-attribution"] === "player-choice"
      ? chain.recruits.byManagers
      : Math.max(0, chain.recruits.persons - free);
  const unused = Math.max(0, actionsOf(ruleset, chain.atWork, true) - used);
  if (options["fired-manager-discount"] === "kept") return unused;
  return Math.min(unused, actionsOf(ruleset, staying.atWork, true));
};

/** Dollars for one unused action: the best of the chain's cards at work. */
const discountPerAction = ({ content }: Ruleset, chain: Chain): number =>
  Math.max(0, ...withAbility(content, chain.atWork, "recruit").map((each) => each.ability.unusedDiscount));

/** R17.4, R17.5. */
export const billOf: Formulas["billOf"] = (ruleset, state, seat, staying) => {
  const chain = state.chains[seat];
  if (!chain || !paysSalaries(ruleset)) return NOTHING_DUE;
  let busy = 0;
  for (const { employee, beside } of staying.busy) {
    if (beside === undefined && costsSalary(ruleset, chain, employee)) busy++;
  }
  const salaried = countSalaried(ruleset, chain, staying.atWork) + countSalaried(ruleset, chain, staying.beach) + busy;
  const gross = salaried * ruleset.content.constants.salary;
  const unused = ruleset.formulas.unusedRecruits(ruleset, state, seat, staying);
  const recruitingDiscount = unused === 0 ? 0 : unused * discountPerAction(ruleset, chain);
  let milestoneDiscount = 0;
  for (const perk of perksOf(ruleset.content, chain, "salaryDiscount")) milestoneDiscount += perk.amount;
  const due = Math.max(0, gross - recruitingDiscount - milestoneDiscount);
  return { salaried, gross, recruitingDiscount, milestoneDiscount, due };
};

/** How many copies of a card a chain can dismiss by name (R17.2). */
export const dismissible = (chain: Chain, employee: EmployeeId): number =>
  countOf(chain.atWork, employee) + countOf(chain.beach, employee);
