import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "./house.ts";

/** Paragraphs that say what pieces there are or where words come from: nothing to execute. */
const NOTHING_TO_TEST: Readonly<Record<string, string>> = {
  "R1.1": "the number of players is the type of the table",
  "R4.2.5": "what people say to each other",
  "T8.1": "how people sort their cards",
};

const RULES = ["docs/rules/food-chain-magnate.md", "docs/rules/trick-n-chef.md"] as const;

const filesBelow = (folder: string, ending: RegExp): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => ending.test(name) && !name.includes("node_modules"))
        .map((name) => join(folder, name))
    : [];

/** Every paragraph of the rules that no test title and no scenario names. */
export const untestedParagraphs = (root: string): readonly Fault[] => {
  const tests = ["packages/engine/test", "packages/trick-n-chef/test", "tooling/test", "scenarios"].flatMap((folder) =>
    filesBelow(join(root, folder), /\.test\.ts$|\.json$/),
  );
  const named = new Set(tests.flatMap((file) => readFileSync(file, "utf8").match(/\b[RT]\d+(\.\d+)+\b/g) ?? []));
  return RULES.flatMap((path) => {
    if (!existsSync(join(root, path))) return [{ path, message: "is missing" }];
    const ids = [...readFileSync(join(root, path), "utf8").matchAll(/\*\*([RT]\d+(?:\.\d+)+)\*\*/g)].map(
      ([, id = ""]) => id,
    );
    return ids
      .filter((id) => !named.has(id) && !(id in NOTHING_TO_TEST))
      .map((id) => ({ path, message: `${id} is named by no test` }));
  });
};
