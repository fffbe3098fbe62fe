import { all, dependency, imported, into, reference } from "./edit.ts";
import type { Generator, Wish } from "./generator.ts";
import { camelOf } from "./name.ts";
import { templatesOf, wordsOf } from "./plan.ts";

/** The package of a game: its own name, but for the first one. */
export const packageOf = (game: string): string => (game === "food-chain-magnate" ? "engine" : game);

const wordsOfBot = ({ name, game }: Wish) => ({
  ...wordsOf(name),
  game,
  gameValue: camelOf(game),
  package: packageOf(game),
});

/** A bot for one of the games. */
export const bot: Generator = {
  about: "a bot; --game says which game it plays, Food Chain Magnate unless told",
  catalogue: "packages/bot/src/index.ts",
  files: (wish) => templatesOf("bot", wordsOfBot(wish)),
  changes: ({ name: { id, camel }, game }) => [
    {
      path: "packages/bot/src/index.ts",
      edit: all(imported(`import { ${camel} } from "./${game}/${id}.ts";`), into("bots: readonly Bot[] = [", camel)),
    },
    { path: "packages/bot/package.json", edit: dependency(packageOf(game)) },
    { path: "packages/bot/tsconfig.json", edit: reference(packageOf(game)) },
  ],
  next: ({ name: { id }, game }) => [
    `vitest run packages/bot/test/${id}.test.ts tooling/test/bots.test.ts`,
    `pnpm simulate --game ${game} --games 20 --bots ${id},random`,
  ],
};
