import { randomCommand, type Rules, type Seat, type Tagged } from "@blueplate/kernel";
import { games } from "./games.ts";

export { games } from "./games.ts";

interface Budget {
  readonly chance: (bound: number) => number;
}

/** The programs that can take a seat: a random player for every game. */
export const bots = games.map((game) => ({
  id: "random",
  game: game.id,
  decide: (view: unknown, seat: Seat, rules: Rules, budget: Budget): Tagged | null =>
    randomCommand(rules, view, seat, budget.chance),
}));
