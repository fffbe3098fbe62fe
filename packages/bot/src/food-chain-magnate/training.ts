import { type Command, countOf, type EmployeeId, type Goods, kindsOf, abilityOf } from "@blueplate/engine";
import { canBearSalary, hopesForDiscount, mine, owned, ownedIn } from "./company.ts";
import { wanted } from "./market.ts";
import { hasRole, type Promotion, promotions, promotionsInto, type CardRole } from "./role.ts";
import { weighted, weightOf } from "./scripts/script.ts";
import { fill, type DecisionContext } from "./table.ts";
import { dollarsFor, usefulness } from "./worth.ts";

/** So many people of a role are enough: a further one may leave it for what a module brings. */
const ENOUGH: Readonly<Partial<Record<CardRole, number>>> = { cook: 2, market: 2, drinks: 2 };

const isSpare = (here: DecisionContext, employee: EmployeeId): boolean =>
  kindsOf<CardRole>(ENOUGH).some(
    (role) => hasRole(here.ruleset, employee, role) && ownedIn(here, role) > (ENOUGH[role] ?? 0),
  );

/** True for a card of a module that earns more than twice its salary. */
export const pays = (here: DecisionContext, employee: EmployeeId): boolean =>
  (dollarsFor(here, employee) ?? 0) > 2 * here.ruleset.content.constants.salary;

/** Steps to cards of modules that pay. */
const payingSteps = (here: DecisionContext): readonly Promotion[] => {
  const { employees } = here.ruleset.content;
  const paying = kindsOf(employees).filter((kind) => employees[kind]?.entry === false && pays(here, kind));
  if (paying.length === 0) return [];
  return kindsOf(employees).flatMap((from) =>
    paying.filter((to) => employees[from]?.becomes.includes(to) === true).map((to): Promotion => ({ from, to })),
  );
};

/** Steps to cards of modules that pay, from whoever is less useful or can be spared. */
export const worthwhile = (here: DecisionContext): readonly Promotion[] =>
  payingSteps(here).filter(({ from, to }) => isSpare(here, from) || usefulness(here, to) > usefulness(here, from));

/** Roles in which one more is needed, so that somebody can be spared for a card of a module that pays and that nobody is yet. */
export const rolesToFill = (here: DecisionContext): readonly CardRole[] => {
  const wished = payingSteps(here).filter(({ to }) => countOf(owned(here), to) === 0);
  return kindsOf<CardRole>(ENOUGH).filter(
    (role) => ownedIn(here, role) === ENOUGH[role] && wished.some(({ from }) => hasRole(here.ruleset, from, role)),
  );
};

/** What is asked for most of what a card makes. */
const askedFrom = (here: DecisionContext, employee: EmployeeId): number => {
  const makes: Goods = abilityOf(here.ruleset.content, employee, "cook")?.makes ?? {};
  const asked = wanted(here);
  return Math.max(0, ...kindsOf(makes).map((good) => weighted(asked.get(good) ?? 0, weightOf(here.script, good))));
};

const isEntry = ({ ruleset }: DecisionContext, employee: EmployeeId): boolean =>
  ruleset.content.employees[employee]?.entry === true;

/** The way into a role, as long as nobody has come there. */
const waysInto = (here: DecisionContext, role: CardRole): readonly Promotion[] =>
  kindsOf(owned(here)).some((kind) => !isEntry(here, kind) && hasRole(here.ruleset, kind, role))
    ? []
    : promotionsInto(here.ruleset, role);

/** Steps into roles that are wished for. */
export const stepsInto = (here: DecisionContext): readonly Promotion[] =>
  here.script.training.flatMap(([role, nth]) => (nth === 0 ? waysInto(here, role) : []));

const careers = (here: DecisionContext): readonly Promotion[] =>
  here.script.training.flatMap(([role, nth]) => {
    if (nth === 0) return waysInto(here, role);
    const steps = promotions(here.ruleset, role, nth);
    // Who can become one or the other makes what is asked for.
    const [most] = steps.toSorted((a, b) => askedFrom(here, b.to) - askedFrom(here, a.to));
    return steps.filter(({ from, to }) => from !== most?.from || to === most.to);
  });

/** Teaches whoever waits on the beach, and takes what the milestones gave. */
export const train = (here: DecisionContext): Command | null => {
  const phantom = here.state.stage._tag === "working" ? here.state.stage.turn.phantoms[0] : undefined;
  if (phantom !== undefined) return fill(here, "work.train", { employee: () => phantom });
  const { beach } = mine(here);
  if (!hopesForDiscount(here) && !canBearSalary(here)) return null;
  for (const { from, to } of [...worthwhile(here), ...careers(here)]) {
    if (countOf(beach, from) === 0) continue;
    const command = fill(here, "work.train", { employee: () => from, to: () => to });
    if (command) return command;
  }
  return null;
};
