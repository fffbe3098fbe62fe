import { botsWith, deciderOf, scriptBots } from "@blueplate/bot";
import { randomDecider, type SeatDecider } from "@blueplate/kernel";
import { gameIds } from "@blueplate/games";
import { WORTHS } from "@blueplate/variants/worths";

const bots = botsWith(WORTHS, gameIds);

/** What decides for a seat by name: `random`, or the id of a bot that plays this game, shown its seat's view alone. */
export const deciderNamed = (name: string, game: string, seed: string): SeatDecider => {
  if (name === "random") return randomDecider(seed);
  const bot = [...bots, ...scriptBots(WORTHS)].find((each) => each.id === name && each.game === game);
  if (!bot) throw new Error(`no bot "${name}" plays ${game}`);
  return deciderOf(bot, ({ turn }) => `${seed}|${turn}`);
};

/** The names of all that people can play a game with. */
export const playerNames = (game: string): readonly string[] => [
  "random",
  ...bots.filter((bot) => bot.game === game && bot.id !== "random").map(({ id }) => id),
];
