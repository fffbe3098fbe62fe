import { all, imported, into } from "./edit.ts";
import type { Generator } from "./generator.ts";
import { inEveryLanguage } from "./languages.ts";
import { templatesOf, wordsOf } from "./plan.ts";

/** A variant of Food Chain Magnate: a module, beside any preset. */
export const module: Generator = {
  about: "a variant of Food Chain Magnate: an edit of its rules, beside any preset",
  catalogue: "packages/engine/src/modules/index.ts",
  files: ({ name }) => templatesOf("module", wordsOf(name)),
  changes: ({ root, name: { id, camel, title } }) => [
    {
      path: "packages/engine/src/modules/index.ts",
      edit: all(imported(`import { ${camel} } from "./${id}.ts";`), into("const MODULES = [", camel)),
    },
    ...inEveryLanguage(
      root,
      "food-chain-magnate/course.ts",
      into('rulesets: FoodChainMagnateWords["rulesets"] = {', `"${id}": { name: "${title}", help: "" }`),
    ),
  ],
  next: ({ name: { id } }) => [`vitest run tooling/test/whole.test.ts packages/engine/test/modules/${id}.test.ts`],
};
