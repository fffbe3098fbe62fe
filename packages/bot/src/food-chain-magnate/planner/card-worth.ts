import {
  abilityOf,
  careersOf,
  costsSalary,
  countAbility,
  countOf,
  type EmployeeId,
  kindsOf,
  refuseCard,
} from "@blueplate/engine";
import { owned } from "../company.ts";
import { memoizeByName } from "../memoize.ts";
import { countRole, hasRole } from "../role.ts";
import { dollarsFor } from "../worth.ts";
import { abilityWorth } from "./ability-worth.ts";
import { type Appraisal, cutsPrices, gainTomorrow, isAtDinner } from "./appraisal.ts";
import type { Preference } from "./archetypes.ts";
import { CROWD_DOLLARS, crowdOf } from "./crowd.ts";
import { canPayOneMore, type Outlook, salaryBill } from "./outlook.ts";

/** What the salary of one more card costs a round; a discount pays those of the first ones. */
const salaryOf = (here: Outlook, kind: EmployeeId): number => {
  const { ruleset, me } = here;
  if (!costsSalary(ruleset, me, kind)) return 0;
  const { salary } = ruleset.content.constants;
  if (salaryBill(here) + salary <= 0) return 0;
  return canPayOneMore(here) ? salary : 3 * salary;
};

/** Of those who cut prices each further one is worth less: rivals follow, and in the end all sell for nothing. */
const moderation = (here: Outlook, kind: EmployeeId): number =>
  cutsPrices(here, kind) ? CUTS_WEAR_OFF ** countRole(here.ruleset, owned(here), "cut") : 1;
const CUTS_WEAR_OFF = 0.65;

/** Dollars over the rest of the game of one more card of this kind, its salary taken off. */
export const cardWorth = (appraisal: Appraisal, kind: EmployeeId): number => {
  const { here } = appraisal;
  const rounds = Math.max(0.5, here.roundsLeft - 1);
  const row = here.ruleset.content.employees[kind];
  if (!row || (!here.blinkers.cutsPrices && cutsPrices(here, kind))) return 0;
  const gain = isAtDinner(here, kind) ? gainTomorrow(appraisal, kind) * moderation(here, kind) : 0;
  const beside = row.abilities.reduce((sum, ability) => sum + abilityWorth(appraisal, kind, ability), 0);
  const module = dollarsFor(here, kind) ?? 0;
  const role = rolesOf(here, kind);
  const first = appraisal.open.some(({ trigger }) => trigger._tag === "revealed" && trigger.employees.includes(kind))
    ? 12
    : 0;
  const leads = row.abilities.some((ability) => ability._tag === "manage" && ability.slots > 0);
  const crowd = leads ? 0 : Math.max(0, crowdOf(here) + 1);
  const crowded = Math.min(crowd, 3) * CROWD_DOLLARS * rounds;
  return (gain + module) * rounds * 0.85 * role + beside * role + first - salaryOf(here, kind) * rounds * 0.7 - crowded;
};
const rolesOf = (here: Outlook, kind: EmployeeId): number => {
  let factor = 1;
  for (const preference of kindsOf<Preference>(here.archetype.roles)) {
    if (isPreferred(here, kind, preference)) factor *= here.archetype.roles[preference] ?? 1;
  }
  return factor;
};

const isPreferred = ({ ruleset }: Outlook, kind: EmployeeId, preference: Preference): boolean => {
  if (preference === "dear") return (abilityOf(ruleset.content, kind, "price")?.delta ?? 0) > 0;
  if (preference === "finance" || preference === "build" || preference === "open")
    return abilityOf(ruleset.content, kind, preference) !== undefined;
  return hasRole(ruleset, kind, preference);
};

/** What hiring a card is worth: as it is, or trained to something, less for every step. */
export const hireWorth = memoizeByName((appraisal: Appraisal, kind: EmployeeId): number => {
  const { here } = appraisal;
  const itself = worthIn(appraisal, kind);
  const trains = countAbility(here.ruleset.content, here.home, "train") > 0;
  if (!trains) return itself;
  const waiting = idleCopies(here, kind);
  let best = itself;
  for (const [to, steps] of careersOf(here.ruleset, kind)) {
    if (steps > 2 || refuseCard(here.ruleset, here.state, here.seat, to)) continue;
    best = Math.max(best, worthIn(appraisal, to) * (steps === 1 ? 0.8 : 0.5) * 0.4 ** waiting);
  }
  return best;
});

/** Copies of a card at home that could be taught as well: those that nothing else needs. */
const idleCopies = (here: Outlook, kind: EmployeeId): number => {
  const copies = countOf(here.home, kind);
  const leads = (abilityOf(here.ruleset.content, kind, "manage")?.slots ?? 0) > 0;
  return leads ? Math.max(0, copies - here.state.ceoSlots + 1) : copies;
};

/** Worths that were asked for once, kept for this decision. */
export const worthIn = memoizeByName(cardWorth);
