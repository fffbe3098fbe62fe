import { createStore, del, entries, get, update } from "idb-keyval";
import type { SavedGame } from "./saved.ts";

/** The replay reads the games of this device from the same place. */
const place = () => createStore("blueplate-local", "games");

/** The games on this device, the last played first; none where the browser keeps nothing. */
export const savedGames = async (): Promise<readonly (SavedGame & { readonly id: string })[]> => {
  try {
    const all = await entries<string, SavedGame>(place());
    return all.map(([id, game]) => ({ id, ...game })).toSorted((a, b) => b.updatedAt - a.updatedAt);
  } catch {
    return [];
  }
};

/** The game with this id, or undefined. */
export const savedGame = (id: string): Promise<SavedGame | undefined> => get<SavedGame>(id, place());

/**
 * Keeps a game that goes on from the revision `after`; false, and nothing is written, where another window has kept a newer one.
 * Both happen in one transaction: nobody writes in between.
 */
export const saveGame = async (id: string, game: SavedGame, after?: string): Promise<boolean> => {
  let isNewest = true;
  await update<SavedGame>(
    id,
    (kept) => {
      isNewest = kept === undefined || kept.revision === after;
      return isNewest || !kept ? game : kept;
    },
    place(),
  );
  return isNewest;
};

/** Deletes a game from this device. */
export const deleteGame = (id: string): Promise<void> => del(id, place());
