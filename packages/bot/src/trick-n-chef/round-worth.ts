import type { Rules, Seat } from "@blueplate/kernel";
import { type Command, ROUNDS, type State } from "@blueplate/trick-n-chef";

/** Points by which a round of one player differs from that of another: what is still to come evens out so much. */
const SPREAD = 4.5;
/** How much of a point is worth where the game is won or lost anyhow: it is played for points as well. */
const POINT = 0.01;

/** The chance of a seat to win, once a round is written down: the result of the game where it is over, else by the points so far. */
export const roundWorth = (rules: Rules<State, Command>, state: State, seat: Seat): number => {
  const totals = state.players.map(({ scores }) => scores.reduce((sum, points) => sum + points, 0));
  const own = totals[seat] ?? 0;
  const lead = own - Math.max(...totals.filter((_, of) => of !== seat));
  const outcome = rules.outcome(state);
  if (outcome) return (outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0) + POINT * lead;
  const roundsLeft = ROUNDS - (state.players[seat]?.scores.length ?? 0);
  const left = SPREAD * Math.sqrt(Math.max(1, roundsLeft));
  const share = totals.map((total) => Math.exp((total - own) / left));
  return 1 / share.reduce((sum, each) => sum + each, 0) + POINT * lead;
};
