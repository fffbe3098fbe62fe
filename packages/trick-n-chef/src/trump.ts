import type { Suit } from "./cards.ts";
import { type State, suitsInCentre } from "./state.ts";

/**
 * T4: the suits that are trump now. Of the suits with chefs in the middle those with the fewest; a suit without one is no
 * trump. Chefs set aside or before players do not count.
 */
export const trumpOf = (state: Pick<State, "centre">): readonly Suit[] => {
  const present = suitsInCentre(state);
  const fewest = Math.min(...present.map((suit) => state.centre[suit]));
  return present.filter((suit) => state.centre[suit] === fewest);
};
