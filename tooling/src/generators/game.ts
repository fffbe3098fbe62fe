import { readFileSync } from "node:fs";
import { englishRules, paragraphsOfRules } from "../check/paragraphs.ts";
import { all, dependency, imported, into, reference } from "./edit.ts";
import type { Generator, GeneratorRequest } from "./generator.ts";
import { inEveryLanguage, localesOf } from "./languages.ts";
import type { GeneratedName } from "./name.ts";
import { type FileChange, type GeneratorPlan, templatesOf, wordsOf } from "./plan.ts";

/** Who takes values or types of a game: package.json and tsconfig.json name it. */
const READERS = ["packages/games", "packages/words"] as const;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The letter of the paragraphs of its rules: one of its name that no game has yet, or the first free one. */
const letterOf = (root: string, { id }: GeneratedName): string => {
  const used = new Set(
    englishRules(root).flatMap((path) =>
      paragraphsOfRules(readFileSync(path, "utf8")).map((paragraph) => paragraph[0]),
    ),
  );
  const letters = `${id.toUpperCase().replaceAll(/[^A-Z]/g, "")}${ALPHABET}`.split("");
  return letters.find((letter) => !used.has(letter)) ?? "Z";
};

/** The new files: a package that is a small game already, the digest of its rules, and its words in every language. */
const files = ({ root, name }: GeneratorRequest): GeneratorPlan["files"] => {
  const words = { ...wordsOf(name), letter: letterOf(root, name) };
  const languages = localesOf(root).flatMap((locale) => templatesOf("game-words", { ...words, locale }));
  return [...templatesOf("game", words), ...languages];
};

/** Its row in the list of games, and where its package stands among the others. */
const lists = ({ id, camel }: GeneratedName): readonly FileChange[] => [
  {
    path: "packages/games/src/list.ts",
    edit: into(
      "GAMES: readonly GameEntry[] = [",
      `{ id: "${id}", load: async () => (await import("@blueplate/${id}")).${camel} }`,
    ),
  },
  { path: "tooling/src/check/arrows.ts", edit: into("GAMES = [", `"${id}"`) },
];

/** A game of its own, on the kernel alone. */
export const game: Generator = {
  about: "a game: a package that plays, its rules, its words, a row in the list of games",
  catalogues: ["packages/games/src/list.ts"],
  files,
  changes: ({ root, name }) => [
    ...lists(name),
    ...inEveryLanguage(
      root,
      "words.ts",
      all(
        imported(`import { ${name.camel}Game } from "../${name.id}/adapter.ts";`),
        imported(`import { ${name.camel} } from "./${name.id}.ts";`),
        into("games: {", `"${name.id}": ${name.camel}Game(${name.camel})`),
      ),
    ),
    { path: "tsconfig.json", edit: reference(name.id) },
    ...READERS.flatMap((room) => [
      { path: `${room}/package.json`, edit: dependency(name.id) },
      { path: `${room}/tsconfig.json`, edit: reference(name.id) },
    ]),
  ],
  next: ({ name: { id } }) => [
    "pnpm install",
    `vitest run packages/${id} tooling/test/whole.test.ts`,
    `pnpm play --game ${id} --players 2 --bots random`,
  ],
};
