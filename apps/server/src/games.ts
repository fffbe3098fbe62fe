import type { Game } from "@blueplate/kernel";

/** Every game that can be played here: the only place of the server that names them. */
export const games: readonly Game[] = [];
