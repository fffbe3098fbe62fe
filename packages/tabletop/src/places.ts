import type { Outcome } from "@blueplate/kernel";

/**
 * The place of each row of a ranking, from 1: all winners share the first, everybody else stands where the game ranked them, so
 * that after two winners comes the third place.
 */
export const placesOf = ({ winners, ranking }: Outcome): readonly number[] =>
  ranking.map(({ seat }, index) => (winners.includes(seat) ? 1 : index + 1));

/** True where somebody stands below somebody else with the same score: what decided between them is not to be seen in it. */
export const isTieBroken = (outcome: Outcome): boolean => {
  const places = placesOf(outcome);
  return outcome.ranking.some(
    ({ score }, index) => score === outcome.ranking[index + 1]?.score && places[index] !== places[index + 1],
  );
};
