import { createStore, del, entries, get, update } from "idb-keyval";
import type { SavedGame } from "./saved-game.ts";

/**
 * The replay reads the games of this device from the same place. It is opened once, when it is first needed: a move must be kept
 * before whoever made it can leave the page.
 */
const place = createStore("blueplate-local", "games");

/** Games that this browser refused to keep as they stand: they live as long as the page. */
const passing = new Map<string, SavedGame>();

/** True for a game that is lost when the page closes. */
export const isPassing = (id: string): boolean => passing.has(id);

const keptGames = async (): Promise<readonly (readonly [string, SavedGame])[]> => {
  try {
    return await entries<string, SavedGame>(place);
  } catch {
    return [];
  }
};

/** The games on this device, the last played first; where the browser keeps nothing, those of this page. */
export const savedGames = async (): Promise<readonly (SavedGame & { readonly id: string })[]> => {
  const all = new Map([...(await keptGames()), ...passing]);
  return [...all].map(([id, game]) => ({ id, ...game })).toSorted((a, b) => b.updatedAt - a.updatedAt);
};

/** The game with this id; undefined where there is none, or nothing can be read. */
export const savedGame = async (id: string): Promise<SavedGame | undefined> => {
  try {
    return passing.get(id) ?? (await get<SavedGame>(id, place));
  } catch {
    return undefined;
  }
};

/**
 * Keeps a game that goes on from the revision `after`; false, and nothing is written, where another window has kept a newer one.
 * Both happen in one transaction: nobody writes in between. Where the browser refuses, the page remembers the game, and this is
 * told by throwing.
 */
export const saveGame = async (id: string, game: SavedGame, after?: string): Promise<boolean> => {
  let isNewest = true;
  try {
    await update<SavedGame>(
      id,
      (kept) => {
        isNewest = kept === undefined || kept.revision === after;
        return isNewest || !kept ? game : kept;
      },
      place,
    );
  } catch (error) {
    // It still goes on from what is kept.
    passing.set(id, { ...game, ...(after !== undefined && { revision: after }) });
    throw error;
  }
  passing.delete(id);
  return isNewest;
};

/** Deletes a game from this device. */
export const deleteGame = async (id: string): Promise<void> => {
  passing.delete(id);
  try {
    await del(id, place);
  } catch {
    // Where nothing can be kept there is nothing to delete.
  }
};
