import type { Bot } from "./bot.ts";
import { steady } from "./food-chain-magnate/steady.ts";
import { randomBot } from "./random.ts";
import { sensibleChef } from "./trick-n-chef/sensible.ts";

export type { Bot, Budget } from "./bot.ts";

/** Every bot by game and id: the server offers them, the arena and the simulations find them. */
export const bots: readonly Bot[] = [steady, sensibleChef, randomBot("food-chain-magnate"), randomBot("trick-n-chef")];
