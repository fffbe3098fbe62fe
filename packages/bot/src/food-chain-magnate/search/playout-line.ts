import type { Command, State } from "@blueplate/engine";
import { carryOut, type DecisionPoint, diceFor, endOf, playLine, roundOf, type SeatDecider } from "@blueplate/kernel";

/** A line that is played on: where it stands, and who decides in it. */
export interface PlayoutLine {
  readonly point: DecisionPoint<State, Command>;
  readonly decide: SeatDecider<State, Command>;
  readonly seed: string;
}

/** Decisions of a stage at most, whatever the policies do. */
const DECISIONS_AT_MOST = 1_000;

/** Plays a line on until this round has begun, or the game is over. */
export const untilRound = (line: PlayoutLine, round: number): PlayoutLine => {
  const { point, decide, seed } = line;
  const end = endOf(
    playLine(point, decide, {
      dice: (turn) => diceFor(seed, turn),
      step: carryOut,
      most: DECISIONS_AT_MOST,
      until: ({ state }) => (roundOf(state) ?? 0) >= round,
    }),
  );
  return { ...line, point: end.last };
};
