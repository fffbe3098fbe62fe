import { into } from "./edit.ts";
import type { Generator } from "./generator.ts";
import { inEveryLanguage, intoOpen } from "./languages.ts";
import { templatesOf, wordsOf } from "./plan.ts";

/** A card whose row is to be filled in: nobody can get it, and it does nothing. */
const row = (id: string): string => `"${id}": {
    copies: 0,
    entry: false,
    salary: true,
    unique: false,
    family: "service",
    range: null,
    becomes: [],
    abilities: [],
    variant: true,
  }`;

/** An employee card with abilities that there are already, for a variant to put into the box. */
export const card: Generator = {
  about: "an employee card with abilities that there are already",
  catalogues: ["packages/engine/src/model/employee.ts"],
  files: ({ name }) => templatesOf("card", wordsOf(name)),
  changes: ({ root, name: { id, title } }) => [
    { path: "packages/engine/src/model/employee.ts", edit: into("EMPLOYEES = [", `"${id}"`) },
    {
      path: "packages/engine/src/content/employees.ts",
      edit: into("EMPLOYEE_ROWS: Readonly<Record<BaseEmployee, EmployeeRow>> = {", row(id)),
    },
    ...inEveryLanguage(
      root,
      "food-chain-magnate/cards.ts",
      intoOpen("employees", `"${id}": { name: "${title}", effect: "", help: "" }`),
    ),
    ...inEveryLanguage(root, "food-chain-magnate/short.ts", intoOpen("short", `"${id}": "${title}"`)),
  ],
  next: ({ name: { id } }) => [`vitest run tooling/test/whole.test.ts packages/engine/test/cards/${id}.test.ts`],
};
