import type { Json } from "@blueplate/kernel";
import type { Card } from "@blueplate/trick-n-chef";

/** By seat the cards of the tricks that it has won this round: everybody has seen them go there. Null where nobody has told. */
export type SeenPiles = readonly (readonly Card[] | null)[];

/** As it is kept. */
export const pilesAsJson = (piles: SeenPiles): Json => piles;

/** What is kept, read again. */
// cast: nobody else writes what is kept here.
export const seenPiles = (seen: Json): SeenPiles => (seen === null ? [] : (seen as unknown as SeenPiles));
