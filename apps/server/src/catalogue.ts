import { botsWith } from "@blueplate/bot";
import { gameIds } from "@blueplate/games";
import { WORTHS } from "@blueplate/variants/worths";

export { games, scenarios } from "./games.ts";

/** Every bot, with what cards of modules are worth. */
export const bots = botsWith(WORTHS, gameIds);
