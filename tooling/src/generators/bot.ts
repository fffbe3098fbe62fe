import { readFileSync } from "node:fs";
import { join } from "node:path";
import { all, dependency, imported, into, reference } from "./edit.ts";
import type { Generator, GeneratorRequest } from "./generator.ts";
import { camelOf } from "./name.ts";
import { templatesOf, wordsOf } from "./plan.ts";

/** Packages of rules that are not named after their game. */
const PACKAGES: Readonly<Record<string, string>> = { "food-chain-magnate": "engine" };

const packageOf = (game: string): string => PACKAGES[game] ?? game;

const wordsOfBot = ({ name, game }: GeneratorRequest) => ({
  ...wordsOf(name),
  game,
  gameValue: camelOf(game),
  package: packageOf(game),
});

/** Whether the bots take anything from the package of a game already. */
const knows = (root: string, game: string): boolean =>
  readFileSync(join(root, "packages/bot/package.json"), "utf8").includes(`"@blueplate/${packageOf(game)}"`);

/** A bot for one of the games. */
export const bot: Generator = {
  about: "a bot; --game says which game it plays, Food Chain Magnate unless told",
  catalogues: ["packages/bot/src/index.ts"],
  files: (wish) => templatesOf("bot", wordsOfBot(wish)),
  changes: ({ name: { id, camel }, game }) => [
    {
      path: "packages/bot/src/index.ts",
      edit: all(imported(`import { ${camel} } from "./${game}/${id}.ts";`), into("readonly Bot[] => [", camel)),
    },
    { path: "packages/bot/package.json", edit: dependency(packageOf(game)) },
    { path: "packages/bot/tsconfig.json", edit: reference(packageOf(game)) },
    { path: "packages/bot/tsconfig.tests.json", edit: reference(packageOf(game)) },
  ],
  next: ({ root, name: { id }, game }) => [
    ...(knows(root, game) ? [] : ["pnpm install"]),
    `vitest run packages/bot/test/${id}.test.ts tooling/test/bots.test.ts`,
    `pnpm arena --game ${game} --games 20 --bots ${id},random`,
  ],
};
