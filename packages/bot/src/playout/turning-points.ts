import { type PlayoutTally, chanceOf } from "./win-chance.ts";
import type { WilsonInterval } from "./wilson.ts";

/** What is known about a moment of a game by playing on. */
export interface PlyEstimate {
  /** The entry of the mainline after which the moment stands. */
  readonly at: number;
  readonly tally: PlayoutTally;
}

/** The chance of each seat at a moment of a game, however it was found; empty where nothing is known. */
export interface PlyChances {
  readonly at: number;
  readonly chances: readonly WilsonInterval[];
}

/** Between two moments the chance of a seat changed by more than chance explains. */
export interface TurningPoint {
  readonly seat: number;
  readonly from: number;
  /** The moment at which it had changed. */
  readonly to: number;
  readonly before: number;
  readonly after: number;
}

/** Smaller changes of a chance that comes without an interval are no turn of the game. */
const LEAST_CHANGE = 0.1;

/** True where the chance has changed by more than the intervals explain; without intervals, by more than a little. */
const isApart = (past: WilsonInterval, now: WilsonInterval): boolean => {
  const isCertain = past.low === past.high && now.low === now.high;
  if (isCertain) return Math.abs(now.share - past.share) >= LEAST_CHANGE;
  return now.low > past.high || now.high < past.low;
};

const changesBetween = (before: PlyChances, after: PlyChances): readonly TurningPoint[] =>
  after.chances.flatMap((now, seat) => {
    const past = before.chances[seat];
    const apart = past !== undefined && isApart(past, now);
    return apart ? [{ seat, from: before.at, to: after.at, before: past.share, after: now.share }] : [];
  });

const size = ({ before, after }: TurningPoint): number => Math.abs(after - before);

/** The chances that so many playouts of each moment tell of. */
export const chancesPlayed = ({ at, tally }: PlyEstimate): PlyChances => ({ at, chances: chanceOf(tally) });

/** The chances that come from a value of positions: without an interval. */
export const chancesLearned = (at: number, learned: readonly number[]): PlyChances => ({
  at,
  chances: learned.map((share) => ({ share, low: share, high: share })),
});

/**
 * The turning points of a game: of each step between neighbouring moments the seat whose chance changed most, where the
 * intervals do not overlap; the largest first.
 */
export const turningPoints = (moments: readonly PlyChances[], most = 6): readonly TurningPoint[] =>
  moments
    .flatMap((moment, index) => {
      const before = moments[index - 1];
      const changes = before ? changesBetween(before, moment) : [];
      const [largest] = changes.toSorted((one, other) => size(other) - size(one));
      return largest ? [largest] : [];
    })
    .toSorted((one, other) => size(other) - size(one))
    .slice(0, most);
