import { botsWith } from "@blueplate/bot";
import { gameIds } from "@blueplate/games";
import { WORTHS } from "@blueplate/variants/worths";

/** The bots that play a game on, with what cards of modules are worth. */
export const bots = botsWith(WORTHS, gameIds);

/** Who plays on unless somebody else is chosen: the one who plans, where the game has one. */
export const usualBot = (ids: readonly string[]): string => ids.find((id) => id === "medium") ?? ids[0] ?? "random";
