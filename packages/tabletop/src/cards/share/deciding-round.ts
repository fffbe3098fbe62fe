import { type Entry, greatestGainOf, mainline, type Rules, type Seat } from "@blueplate/kernel";
import { readCardTable, type WonTrick, wonTrickIn } from "../reading.ts";
import type { CardTableRows } from "../rows.ts";

/** The round that decided a game of cards. */
export interface DecidingRound {
  /** From 1 on. */
  readonly round: number;
  readonly winner: Seat;
  /** By how much the winner's lead over the best of the others grew in it, in points. */
  readonly gained: number;
  /** Its tricks, in order. */
  readonly tricks: readonly WonTrick[];
  /** The trick of it that brought its winner most stars; null where they won none. */
  readonly best: WonTrick | null;
  /** The step of the line after which that trick lies on the table; the one before its last card where the next round begins with it. */
  readonly shown: number;
  /** Points by seat: of every round, and before and after this one. */
  readonly points: readonly (readonly number[])[];
  readonly before: readonly number[];
  readonly after: readonly number[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** A trick with the step of the line that closed it. */
interface TrickAt extends WonTrick {
  readonly at: number;
}

/** Where each round is written down on a line, and the tricks that were won in it. */
const roundsOf = (rows: CardTableRows, rules: Rules, entries: readonly Entry[]) => {
  const rounds: { readonly to: number; readonly tricks: readonly TrickAt[] }[] = [];
  let state: unknown = rules.initialState;
  let tricks: TrickAt[] = [];
  for (const [at, { events }] of mainline(entries).entries()) {
    for (const event of events) {
      state = rules.evolve(state, event);
      const won = event._tag === rows.trick.event ? wonTrickIn(rows, event) : null;
      if (won) tricks.push({ ...won, at });
    }
    if ((readCardTable(rows, state).seats[0]?.scores.length ?? 0) <= rounds.length) continue;
    rounds.push({ to: at, tricks });
    tricks = [];
  }
  return { rounds, points: readCardTable(rows, state).seats.map(({ scores }) => scores) };
};

/**
 * The round that decided a finished game: the one in which the winner's lead over the best of the others grew most; of two that were alike
 * the later one, for after it less could still be turned. Null where nobody won, or no round brought the winner anything.
 */
export const decidingRoundOf = (
  rows: CardTableRows,
  rules: Rules,
  entries: readonly Entry[],
  [winner]: readonly Seat[],
): DecidingRound | null => {
  if (winner === undefined) return null;
  const { rounds, points } = roundsOf(rows, rules, entries);
  const standings = Array.from({ length: rounds.length + 1 }, (_, count) =>
    points.map((scores) => sum(scores.slice(0, count))),
  );
  const gain = greatestGainOf(standings, winner);
  const round = gain && rounds[gain.part];
  if (!gain || !round) return null;
  const starsIn = ({ plays }: WonTrick): number => sum(plays.map(({ card }) => rows.stars(rules, card)));
  const own = round.tricks.filter((trick) => trick.winner === winner);
  const [best = null] = own.toSorted((one, other) => starsIn(other) - starsIn(one));
  const { part, ...gained } = gain;
  const { tricks, to } = round;
  // What writes its points down deals the next round as well.
  const shown = Math.min(best?.at ?? to, to - 1);
  return { round: part + 1, winner, ...gained, tricks, best, shown, points };
};
