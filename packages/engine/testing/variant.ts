import { assemble, EMPLOYEE_ROWS, MILESTONE_ROWS, type Module, withModules } from "../src/index.ts";
import { baseRules } from "./base-game.ts";
import { type Company, workingDay } from "./company.ts";

/** Rows of variants by their ids. */
interface Rows {
  readonly employees?: readonly (keyof typeof EMPLOYEE_ROWS)[];
  readonly milestones?: readonly (keyof typeof MILESTONE_ROWS)[];
}

const boxWith = ({ employees = [], milestones = [] }: Rows): Module => ({
  id: "rows",
  version: 1,
  rules: () => ({
    cards: Object.fromEntries(employees.map((id) => [id, EMPLOYEE_ROWS[id]])),
    milestones: Object.fromEntries(milestones.map((id) => [id, MILESTONE_ROWS[id]])),
  }),
});

/** A standard game with such rows in the box: its rules, and the first player's working day in round 5. */
export const tableWith = (rows: Rows) => {
  const base = baseRules();
  const ruleset = withModules(base.ruleset, [boxWith(rows)]);
  const rules = assemble(ruleset, base.config);
  return { rules, day: (...companies: readonly Company[]) => workingDay(rules, companies, [], {}, ruleset) };
};
