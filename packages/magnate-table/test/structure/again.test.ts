import { EmployeeId, rulesetOf } from "@blueplate/engine";
import { structureForecastOf } from "@blueplate/forecast";
import type { TableProps } from "@blueplate/tabletop";
import { evening, seat } from "@blueplate/variants/testing/evening";
import { Schema } from "effect";
import { expect, it } from "vitest";
import { asksTwice } from "../../src/panels/structure-asked.ts";

const { rules, state } = evening("restructuring", [{ hand: ["waitress", "burger-cook"] }, {}]);
const [waitress, cook] = ["waitress", "burger-cook"].map((name) => Schema.decodeSync(EmployeeId)(name));

/** Whether a structure is asked for twice, with a coach who would choose `advised`, or with none. */
const isAskedTwice = (employees: readonly (EmployeeId | undefined)[], advised?: typeof employees): boolean => {
  const ruleset = rulesetOf(rules);
  if (!ruleset) throw new Error("rules of this game carry their ruleset");
  const advise = advised && (() => ({ _tag: "restructure.submit", employees: advised }));
  const chosen = employees.filter((each) => each !== undefined);
  // cast: nothing else of a table is read.
  const table = { advise } as unknown as TableProps;
  return asksTwice(structureForecastOf(ruleset, rules, state, seat(0), chosen), chosen, table);
};

it("a structure in which somebody more would fit is asked for twice, unless the coach advises it", () => {
  expect(isAskedTwice([])).toBe(true);
  expect(isAskedTwice([waitress])).toBe(true);
  expect(isAskedTwice([waitress, cook])).toBe(false);
  expect(isAskedTwice([waitress], [waitress, cook])).toBe(true);
  expect(isAskedTwice([waitress], [cook])).toBe(true);
  expect(isAskedTwice([waitress], [waitress])).toBe(false);
});
