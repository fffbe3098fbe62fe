import type { Capacity, DrinkTrip, Pieces } from "./capacity.ts";

const coveredBy = (pieces: Pieces, lack: readonly number[]): number => {
  let sum = 0;
  for (let at = 0; at < lack.length; at++) {
    const missing = lack[at] ?? 0;
    if (missing > 0) sum += Math.min(missing, pieces[at] ?? 0);
  }
  return sum;
};

/** The good of which a maker makes most that is lacking; -1 when it makes nothing of it. */
export const bestGood = (makes: Pieces, lack: readonly number[]): number => {
  let best = -1;
  let most = 0;
  for (let at = 0; at < lack.length; at++) {
    const gain = Math.min(lack[at] ?? 0, makes[at] ?? 0);
    if (gain > most) {
      most = gain;
      best = at;
    }
  }
  return best;
};

/** The trip that brings most of what is lacking, or null. */
export const bestTrip = (trips: readonly DrinkTrip[], lack: readonly number[]): DrinkTrip | null => {
  let best: DrinkTrip | null = null;
  let most = 0;
  for (const trip of trips) {
    const gain = coveredBy(trip.pieces, lack);
    if (gain > most) {
      most = gain;
      best = trip;
    }
  }
  return best;
};

/** Takes what was made or brought off what is lacking; says how much of it was. */
const take = (lack: number[], pieces: Pieces): number => {
  let taken = 0;
  for (let at = 0; at < lack.length; at++) {
    const missing = lack[at] ?? 0;
    const covered = Math.min(missing, pieces[at] ?? 0);
    lack[at] = missing - covered;
    taken += covered;
  }
  return taken;
};

/** The same of the one good of which most is lacking. */
const takeBest = (lack: number[], pieces: Pieces): number => {
  const at = bestGood(pieces, lack);
  if (at < 0) return 0;
  const covered = Math.min(lack[at] ?? 0, pieces[at] ?? 0);
  lack[at] = (lack[at] ?? 0) - covered;
  return covered;
};

/** What is still lacking of what is asked for, filled anew for each question: it is asked hundreds of times a decision. */
const lack: number[] = [];

/** What of `need` and `more` together is lacking once everybody has made and brought what helps most; the sum over all goods. */
export const lackOf = (capacity: Capacity, need: Pieces, more: Pieces | null = null): number => {
  let left = 0;
  lack.length = need.length;
  for (let at = 0; at < need.length; at++) {
    const missing = Math.max(0, (need[at] ?? 0) + (more?.[at] ?? 0) - (capacity.ready[at] ?? 0));
    lack[at] = missing;
    left += missing;
  }
  for (const makes of capacity.makers) {
    if (left === 0) return 0;
    left -= takeBest(lack, makes);
  }
  for (const trips of capacity.trips) {
    if (left === 0) return 0;
    const trip = bestTrip(trips, lack);
    if (trip) left -= take(lack, trip.pieces);
  }
  for (const fetched of capacity.fetchers) {
    if (left === 0) return 0;
    left -= takeBest(lack, fetched);
  }
  return left;
};
