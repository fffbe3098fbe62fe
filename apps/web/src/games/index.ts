import { wordsOf as wordsHere, shell } from "@blueplate/tabletop";
import type { GameWords } from "@blueplate/words";
import type { GameClient } from "./client.ts";
import { GAMES } from "./list.ts";

export type { GameClient } from "./client.ts";

/** The game with this id; one that this build does not know cannot be opened. */
export const clientOf = (id: string): GameClient =>
  GAMES.find((game) => game.id === id) ?? {
    id,
    load: () => Promise.reject(new Error(shell().unknownGame(id))),
  };

/** The words of a game, as they are read now; one without words is shown by its ids. */
export const wordsOf = (id: string): GameWords => clientOf(id).words ?? wordsHere(id);
