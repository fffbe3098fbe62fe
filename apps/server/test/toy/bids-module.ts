import type { Bot } from "@blueplate/bot";
import type { Game } from "@blueplate/kernel";
import { hiddenBids } from "@blueplate/kernel/testing/hidden-bids";
import { games as all } from "../../src/games.ts";

/** The games of the house and a third one beside them, which has no bots. */
export const games: readonly Game[] = [...all, hiddenBids];
export const bots: readonly Bot[] = [];
