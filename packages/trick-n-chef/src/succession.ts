import type { Dice, Seat } from "@blueplate/kernel";
import type { Options } from "./options.ts";
import { clockwiseFrom, type GameResult, playerAt, type State } from "./state.ts";

/** Points of all rounds that are over. */
export const totalOf = (state: State, seat: Seat): number =>
  playerAt(state, seat).scores.reduce((total, points) => total + points, 0);

const lastRoundOf = (state: State, seat: Seat): number => playerAt(state, seat).scores.at(-1) ?? 0;

/** The seats with the most of something. */
const most = (seats: readonly Seat[], measure: (seat: Seat) => number): readonly Seat[] => {
  const highest = Math.max(...seats.map(measure));
  return seats.filter((seat) => measure(seat) === highest);
};

/**
 * T9.2: who begins the next round: most points in total (or in the last round, by option), then in the last round, then
 * clockwise from the first player before, who comes first himself.
 */
export const nextFirst = (state: State, options: Options): Seat => {
  const total = (seat: Seat): number => totalOf(state, seat);
  const lastRound = (seat: Seat): number => lastRoundOf(state, seat);
  const seats = clockwiseFrom(state, state.first);
  const ahead = most(seats, options.nextFirstPlayer === "total" ? total : lastRound);
  return most(ahead, lastRound)[0] ?? state.first;
};

/** T10: the winners (most points in total, then in the last round, then shared or by lot) and the ranking, best first. */
export const endingOf = (state: State, options: Options, dice: Dice): GameResult => {
  const seats = clockwiseFrom(state, state.first);
  const tied = most(
    most(seats, (seat) => totalOf(state, seat)),
    (seat) => lastRoundOf(state, seat),
  ).toSorted((a, b) => a - b);
  const byLot = options.finalTie === "random" && tied.length > 1;
  const winners = byLot ? dice.shuffle("final-tie", tied).slice(0, 1) : tied;
  const place = (seat: Seat): number => (winners.includes(seat) ? 0 : 1);
  const ranking = seats
    .toSorted(
      (a, b) =>
        place(a) - place(b) ||
        totalOf(state, b) - totalOf(state, a) ||
        lastRoundOf(state, b) - lastRoundOf(state, a) ||
        a - b,
    )
    .map((seat) => ({ seat, score: totalOf(state, seat) }));
  return { winners, ranking };
};
