import type { Refusal, Seat } from "@blueplate/kernel";
import { abilityOf, copiesInGame, employeeRow, type EmployeeRows, perksOf, uniqueWith } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import { countOf, type EmployeeId, type State } from "../model/index.ts";
import { no } from "./refuse.ts";
import { chainOf } from "./turn.ts";

type Careers = ReadonlyMap<EmployeeId, number>;
const known = new WeakMap<EmployeeRows, Map<EmployeeId, Careers>>();

const findCareers = ({ content }: Ruleset, employee: EmployeeId): Careers => {
  const careers = new Map<EmployeeId, number>();
  let open: readonly EmployeeId[] = [employee];
  for (let steps = 1; open.length > 0; steps++) {
    open = open.flatMap((each) => employeeRow(content, each)?.becomes ?? []).filter((to) => !careers.has(to));
    for (const to of open) careers.set(to, steps);
  }
  return careers;
};

/** Steps from a card to each position it leads to (R9.4). Every position is reached by one path only. Kept with the rows. */
export const careersOf = (ruleset: Ruleset, employee: EmployeeId): Careers => {
  const { employees } = ruleset.content;
  const table = known.get(employees) ?? new Map<EmployeeId, Careers>();
  const careers = table.get(employee) ?? findCareers(ruleset, employee);
  known.set(employees, table.set(employee, careers));
  return careers;
};

/** True when the chain owns a copy of the card, at work, on the beach or away. */
const ownsAny = (state: State, seat: Seat, employee: EmployeeId): boolean => {
  const chain = chainOf(state, seat);
  return (
    countOf(chain.atWork, employee) > 0 ||
    countOf(chain.beach, employee) > 0 ||
    chain.busy.some((each) => each.employee === employee)
  );
};

/** Why the chain may not own a second one of the cards of which there is one a player, or null. */
export const refuseSecond = (ruleset: Ruleset, state: State, seat: Seat, employee: EmployeeId): Refusal | null => {
  const owned = uniqueWith(ruleset.content, employee).find((each) => ownsAny(state, seat, each));
  return owned === undefined ? null : no({ _tag: "OnlyOne", rule: "R9.8", employee: owned });
};

/** Why the chain may not own this card now, or null: none left, a second 1x card, a CFO beside the $100 milestone. */
export const refuseCard = (ruleset: Ruleset, state: State, seat: Seat, employee: EmployeeId): Refusal | null => {
  const second = refuseSecond(ruleset, state, seat, employee);
  if (second) return second;
  const finance = abilityOf(ruleset.content, employee, "finance");
  if (finance && perksOf(ruleset.content, chainOf(state, seat), "ceoIsCfo").length > 0) {
    return no({ _tag: "CeoIsCfo", rule: "R9.9", employee });
  }
  if (countOf(state.supply.employees, employee) > 0) return null;
  const copies = copiesInGame(ruleset.content, employee, state.chains.length);
  return no({ _tag: "NoneLeft", rule: "R9.7", employee, copies });
};
