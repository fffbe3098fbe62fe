import { diceFor, randomCommand } from "@blueplate/kernel";
import type { Bot } from "./bot.ts";

/** The kernel's random policy as a bot for any game. */
export const randomBot = (game: string): Bot => ({
  id: "random",
  game,
  varies: true,
  opensOnlyItsOwn: true,
  decide({ view, seat }, rules, { seed }) {
    const dice = diceFor(seed, 0);
    let draw = 0;
    const command = randomCommand(rules, view, seat, (bound) => dice.int(`${draw++}`, bound));
    if (!command) throw new Error(`seat ${seat} has nothing to choose from`);
    return { command };
  },
});
