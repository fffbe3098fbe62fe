import type { Outcome } from "@blueplate/kernel";

/**
 * The place of each row of a ranking, from 1: all winners share the first, everybody else stands where the game ranked them, so
 * that after two winners comes the third place.
 */
export const placesOf = ({ winners, ranking }: Outcome): readonly number[] =>
  ranking.map(({ seat }, index) => (winners.includes(seat) ? 1 : index + 1));
