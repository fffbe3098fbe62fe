import type { Cards } from "@blueplate/engine";
import type { Json } from "@blueplate/kernel";

/** What everybody has seen of a game: by seat the cards that a hand was taken up from, and the reserve card that a break turned up. */
export interface SeenCards {
  readonly hands: readonly (Cards | null)[];
  readonly reserves: readonly (number | null)[];
}

/** Nothing seen yet. */
export const NOTHING_SEEN: SeenCards = { hands: [], reserves: [] };

/** As it is kept. */
// cast: counts and amounts are JSON.
export const seenAsJson = (seen: SeenCards): Json => seen as unknown as Json;

/** What is kept, read again. */
// cast: nobody else writes what is kept here.
export const seenCards = (seen: Json): SeenCards => (seen === null ? NOTHING_SEEN : (seen as unknown as SeenCards));
