import { chanceOf, type PlayoutTally } from "./win-chance.ts";

/** What is known about a moment of a game. */
export interface PlyEstimate {
  /** The entry of the effective line after which the moment stands. */
  readonly at: number;
  readonly tally: PlayoutTally;
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

const swingsBetween = (before: PlyEstimate, after: PlyEstimate): readonly TurningPoint[] => {
  const then = chanceOf(before.tally);
  return chanceOf(after.tally).flatMap((now, seat) => {
    const past = then[seat];
    const apart = past !== undefined && (now.low > past.high || now.high < past.low);
    return apart ? [{ seat, from: before.at, to: after.at, before: past.share, after: now.share }] : [];
  });
};

const size = ({ before, after }: TurningPoint): number => Math.abs(after - before);

/**
 * The turning points of a game: of each step between neighbouring moments the seat whose chance changed most, where the
 * intervals do not overlap; the largest first.
 */
export const turningPoints = (moments: readonly PlyEstimate[], most = 6): readonly TurningPoint[] =>
  moments
    .flatMap((moment, index) => {
      const before = moments[index - 1];
      const swings = before ? swingsBetween(before, moment) : [];
      const [largest] = swings.toSorted((one, other) => size(other) - size(one));
      return largest ? [largest] : [];
    })
    .toSorted((one, other) => size(other) - size(one))
    .slice(0, most);
