import { foodChainMagnate } from "@blueplate/engine";
import type { Game } from "@blueplate/kernel";
import { trickNChef } from "@blueplate/trick-n-chef";

/** Every game that can be played here: the only place of the server that names them. */
export const games: readonly Game[] = [foodChainMagnate, trickNChef];
