import { botsWith } from "@blueplate/bot";
import { gameIds } from "@blueplate/games";
import { WORTHS } from "@blueplate/variants/worths";

/** The bots that play a game on, with what cards of modules are worth. */
export const bots = botsWith(WORTHS, gameIds);
