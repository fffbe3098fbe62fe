import { existsSync } from "node:fs";
import { join } from "node:path";
import { generateVariants } from "../../bootstrap/variants.mjs";
import type { Generator } from "./generator.ts";
import { localesOf } from "./languages.ts";
import { templatesOf, wordsOf } from "./plan.ts";

/** The folder of packages that are variants, which need not be there yet. */
const EXTERNAL = "external";

/** A variant of Food Chain Magnate: a folder of its own, which the generated catalogue finds. */
export const module: Generator = {
  about: "a variant of Food Chain Magnate: an edit of its rules, beside any preset",
  // The generated catalogue also holds names that an import of the variant must not repeat.
  catalogues: ["variants/generated/catalogue.ts", "packages/engine/src/modules/index.ts"],
  folder: ({ root, name: { id } }) =>
    id === EXTERNAL || existsSync(join(root, "variants", id)) ? `variants/${id}` : null,
  files: ({ root, name }) => [
    ...templatesOf("module", wordsOf(name)),
    ...localesOf(root).flatMap((locale) => templatesOf("module-words", { ...wordsOf(name), locale })),
  ],
  changes: () => [],
  written: ({ root }) => generateVariants(root),
  next: ({ name: { id } }) => [
    `vitest run tooling/test/whole.test.ts variants/${id}`,
    `pnpm simulate --modules ${id} --games 20 --bots steady`,
  ],
};
