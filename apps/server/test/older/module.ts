import type { Game } from "@blueplate/kernel";
import { Result } from "effect";
import { games as gamesOfToday } from "../../src/games.ts";
import { olderRules } from "./rules.ts";

export { bots } from "../../src/catalogue.ts";

/** The games of the version before: in Food Chain Magnate there was a gift with every first restaurant. */
export const games: readonly Game[] = gamesOfToday.map((game) =>
  game.id === "food-chain-magnate"
    ? {
        ...game,
        load: (config) =>
          Result.map(game.load(config), (rules) => ({
            ...olderRules(rules, ({ _tag }) => _tag === "FirstRestaurantPlaced"),
            hash: "before",
          })),
      }
    : game,
);
