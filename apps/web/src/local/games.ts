import type { GameFacts } from "@blueplate/api";
import { type Bot, botsWith } from "@blueplate/bot";
import { entryOf, GAMES, gameIds } from "@blueplate/games";
import type { Game } from "@blueplate/kernel";
import { WORTHS } from "@blueplate/variants/worths";

/** The bots that sit down at tables on this device. */
export const bots = botsWith(WORTHS, gameIds);

/** The game with this id, if it can be played on this device. */
export const localGame = async (id: string): Promise<Game | undefined> => entryOf(id)?.load();

/** The bot of a game. */
export const localBot = (game: string, id: string): Bot | undefined =>
  bots.find((bot) => bot.game === game && bot.id === id);

/** The ids of the bots of a game. */
export const localBots = (game: string): readonly string[] =>
  bots.filter((bot) => bot.game === game).map(({ id }) => id);

const factsOf = ({ id, presets, modules, editions, options }: Game): GameFacts => ({
  id,
  presets,
  modules,
  editions,
  options,
  bots: localBots(id),
});

/** What can be played on this device, as the new-table form asks for it. */
export const localGames = async (): Promise<readonly GameFacts[]> =>
  (await Promise.all(GAMES.map(({ load }) => load()))).map(factsOf);
