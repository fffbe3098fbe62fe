import { type LearnedValue, softmax, strengthsOf } from "@blueplate/bot";
import type { LearnedGame } from "./examples.ts";
import { isHeldOut } from "./fit.ts";

/** How far chances lie from who won, at tables of so many. */
export interface Calibration {
  readonly seats: number;
  readonly games: number;
  /** Mean squared error a seat at the beginning of each round that was asked for; null where no game lasted so long. */
  readonly errors: readonly (number | null)[];
  /** The error of an even guess. */
  readonly even: number;
}

const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

const squares = (chances: readonly number[], wins: readonly number[]): readonly number[] =>
  chances.map((chance, seat) => (chance - (wins[seat] ?? 0)) ** 2);

/** The first round at whose beginning games are measured. */
const FIRST_ROUND = 2;

/** Compares a value with the games that it was not fitted to, for each size of table among them. */
export const calibrationOf = (
  value: LearnedValue,
  games: readonly LearnedGame[],
  rounds: readonly number[],
): readonly Calibration[] => {
  const held = games.filter(isHeldOut);
  const sizes = [...new Set(held.map(({ wins }) => wins.length))].toSorted((a, b) => a - b);
  return sizes.map((seats) => {
    const same = held.filter(({ wins }) => wins.length === seats);
    const errorAt = (round: number): number | null =>
      mean(
        same.flatMap(({ positions, wins }) => {
          const position = positions[round - FIRST_ROUND];
          return position ? squares(softmax(strengthsOf(value, position)), wins) : [];
        }),
      );
    const even =
      mean(
        same.flatMap(({ wins }) =>
          squares(
            Array.from({ length: seats }, () => 1 / seats),
            wins,
          ),
        ),
      ) ?? 0;
    return { seats, games: same.length, errors: rounds.map(errorAt), even };
  });
};
