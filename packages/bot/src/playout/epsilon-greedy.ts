import { diceFor } from "@blueplate/kernel";
import type { Bot } from "../bot.ts";
import { randomBot } from "../random.ts";

/** One decision in so many is left to chance when a bot wavers. */
export const EPSILON_ONE_IN = 12;

/**
 * The bot as people play: mostly it decides as it does, but one decision in `oneIn` is any legal one. A bot that never throws
 * dice, in a game that throws none after the set-up, would play every game on in the same way and make any lead certain.
 */
export const epsilonGreedy = (bot: Bot, oneIn = EPSILON_ONE_IN): Bot => {
  const anything = randomBot(bot.game);
  return {
    ...bot,
    varies: true,
    opensOnlyItsOwn: bot.opensOnlyItsOwn === true && anything.opensOnlyItsOwn === true,
    decide(known, rules, budget) {
      const strays = diceFor(budget.seed, 0).int("strays", oneIn) === 0;
      return (strays ? anything : bot).decide(known, rules, budget);
    },
  };
};

/** The bots as they estimate chances: those that would play every game on in the same way waver. */
export const estimators = (lineup: readonly Bot[]): readonly Bot[] =>
  lineup.map((bot) => (bot.varies ? bot : epsilonGreedy(bot)));
