import { type GameWords, wordless } from "@blueplate/words";
import type { GameClient } from "./client.ts";
import { GAMES } from "./list.ts";

export type { GameClient } from "./client.ts";

/** The game with this id; one that the web has no words for is shown by its ids. */
export const clientOf = (id: string): GameClient =>
  GAMES.find((game) => game.id === id) ?? {
    id,
    words: wordless(id),
    load: () => Promise.reject(new Error(`this build does not know the game "${id}"`)),
  };

/** The words of a game. */
export const wordsOf = (id: string): GameWords => clientOf(id).words;
