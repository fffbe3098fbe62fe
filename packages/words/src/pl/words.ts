import { foodChainMagnateGame } from "../food-chain-magnate/adapter.ts";
import type { Words } from "../language.ts";
import { trickNChefGame } from "../trick-n-chef/adapter.ts";
import { foodChainMagnate } from "./food-chain-magnate/index.ts";
import { shell } from "./shell/index.ts";
import { trickNChef } from "./trick-n-chef.ts";

/** Everything in Polish. */
export const polish: Words = {
  locale: "pl",
  shell,
  foodChainMagnate,
  games: {
    "food-chain-magnate": foodChainMagnateGame("pl", foodChainMagnate),
    "trick-n-chef": trickNChefGame(trickNChef),
  },
};
