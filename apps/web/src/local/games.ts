import { foodChainMagnate } from "@blueplate/variants";
import type { GameFacts } from "@blueplate/api";
import { type Bot, botsWith } from "@blueplate/bot";
import type { Game } from "@blueplate/kernel";
import { trickNChef } from "@blueplate/trick-n-chef";
import { WORTHS } from "@blueplate/variants/worths";

const games: readonly Game[] = [foodChainMagnate, trickNChef];

const bots = botsWith(WORTHS);

/** The game with this id, if it can be played on this device. */
export const localGame = (id: string): Game | undefined => games.find((game) => game.id === id);

/** The bot of a game. */
export const localBot = (game: string, id: string): Bot | undefined =>
  bots.find((bot) => bot.game === game && bot.id === id);

/** What can be played on this device, as the new-table form asks for it. */
export const localGames: readonly GameFacts[] = games.map(({ id, presets, modules, editions, options }) => ({
  id,
  presets,
  modules,
  editions,
  options,
  bots: bots.filter((bot) => bot.game === id).map((bot) => bot.id),
}));
