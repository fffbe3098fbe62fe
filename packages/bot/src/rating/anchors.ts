import anchors from "./anchors.json" with { type: "json" };
import type { Ratings } from "./rating.ts";

/** The key of a built-in bot on a ladder. */
export const botKey = (id: string): string => `bot:${id}`;

// cast: the file is written from reports of the arena, and a test reads all of it.
const ANCHORS = anchors as Readonly<
  Record<string, Readonly<Record<string, { readonly mu: number; readonly sigma: number }>>>
>;

/** The ratings of a game's built-in bots, by their keys, as the arena found them. */
export const anchorsOf = (game: string): Ratings =>
  new Map(Object.entries(ANCHORS[game] ?? {}).map(([id, rating]) => [botKey(id), rating]));
