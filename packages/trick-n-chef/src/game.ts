import type { Game } from "@blueplate/kernel";
import { OPTIONS } from "./options.ts";
import { GAME_ID, loadRules } from "./rules.ts";

/** Trick-n-Chef: a trick-taking game for three or four. */
export const trickNChef: Game = {
  id: GAME_ID,
  rulesets: [{ id: "standard", seats: { min: 3, max: 4 } }],
  editions: ["first"],
  options: OPTIONS,
  load: loadRules,
};
