import type { Json, SeatInfo } from "@blueplate/kernel";
import { createStore, del, entries, get, set } from "idb-keyval";

/** A game on this device as it is kept in the browser: its log as `docs/formats.md` says, with the seed. */
export interface SavedGame {
  readonly name: string;
  readonly game: string;
  readonly ruleset: string;
  readonly players: readonly string[];
  /** Who sits there; a game that was kept before this was written down has their names alone. */
  readonly seats?: readonly SeatInfo[];
  readonly finished: boolean;
  /** By seat what it has decided beforehand. */
  readonly orders?: readonly Json[];
  readonly log: string;
  /** Milliseconds since 1970, UTC. */
  readonly updatedAt: number;
}

/** What the ids of these tables begin with: the server's never do. */
const MARK = "local-";

/** The replay reads the games of this device from the same place. */
const place = () => createStore("blueplate-local", "games");

/** True for the id of a table that lives on this device. */
export const isLocal = (table: string): boolean => table.startsWith(MARK);

/** Where a table is looked back at. */
export const replayLink = (table: string): string =>
  isLocal(table) ? `/replay/?local=${table}` : `/replay/?table=${table}`;

/** The same for whoever comes from the table: it opens where that stands, not at the set-up. */
export const replayLinkAtEnd = (table: string): string => `${replayLink(table)}&at=end`;

/** A new id, from something that is unique. */
export const localId = (unique: string): string => `${MARK}${unique}`;

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

/** Keeps a game; what was kept under its id before is replaced. */
export const saveGame = (id: string, game: SavedGame): Promise<void> => set(id, game, place());

/** Deletes a game from this device. */
export const deleteGame = (id: string): Promise<void> => del(id, place());
