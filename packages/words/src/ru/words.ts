import { foodChainMagnateGame } from "../food-chain-magnate/adapter.ts";
import type { Words } from "../language.ts";
import { trickNChefGame } from "../trick-n-chef/adapter.ts";
import { foodChainMagnate } from "./food-chain-magnate/index.ts";
import { shell } from "./shell/index.ts";
import { trickNChef } from "./trick-n-chef.ts";

/** Everything in Russian. */
export const russian: Words = {
  locale: "ru",
  shell,
  foodChainMagnate,
  games: {
    "food-chain-magnate": foodChainMagnateGame("ru", foodChainMagnate),
    "trick-n-chef": trickNChefGame(trickNChef),
  },
};
