import type { Outcome, Seat } from "@blueplate/kernel";
import { placesOf } from "@blueplate/tabletop/places";

/** Where the card of a chain stands, and the place that it says: from 1; 0 for a chain that is out. */
export interface CardPlace {
  readonly seat: Seat;
  readonly place: number;
}

/**
 * In which order the cards of chains stand: in that of the day, whoever is out last; once the game is over in that of its ranking, as
 * nobody would read any other place there.
 */
export const cardPlaces = (
  turnOrder: readonly Seat[],
  seats: readonly Seat[],
  outcome: Outcome | null,
): readonly CardPlace[] => {
  const places = outcome ? placesOf(outcome) : turnOrder.map((_, at) => at + 1);
  const placed = (outcome ? outcome.ranking.map(({ seat }) => seat) : turnOrder).map((seat, at) => ({
    seat,
    place: places[at] ?? 0,
  }));
  const out = seats.filter((seat) => !placed.some((each) => each.seat === seat));
  return [...placed, ...out.map((seat) => ({ seat, place: 0 }))];
};
