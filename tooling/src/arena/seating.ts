/** Who plays which game of an arena: `seats` are places in the list of players, in seating order. */
export interface ArenaGamePlan {
  /** The number of the game, from 0. */
  readonly nth: number;
  /** The same for the games that put the same players on the same map, a seat further each. */
  readonly seed: string;
  readonly seats: readonly number[];
}

/** Every choice of `count` of the numbers below `bound`, ascending. */
const choices = (bound: number, count: number, from = 0): readonly (readonly number[])[] => {
  if (count === 0) return [[]];
  return Array.from({ length: Math.max(0, bound - from) }, (_, index) => from + index).flatMap((first) =>
    choices(bound, count - 1, first + 1).map((rest) => [first, ...rest]),
  );
};

/** Tables of `seats` players: all `players` as they are named, filled up with copies of those after the first in turn; or every choice. */
const tablesOf = (players: number, seats: number): readonly (readonly number[])[] => {
  if (players > seats) return choices(players, seats);
  const others = Math.max(1, players - 1);
  return [
    Array.from({ length: seats }, (_, seat) => {
      if (seat < players) return seat;
      return players === 1 ? 0 : 1 + ((seat - players) % others);
    }),
  ];
};

/**
 * The games of an arena. Each map is played once by each table and each way to go round it before the next one comes; one player alone goes
 * round to where it was, so that each of its games has a map of its own.
 */
export const arenaPlan = (
  players: number,
  { seats, games, seed }: { readonly seats: number; readonly games: number; readonly seed: string },
): readonly ArenaGamePlan[] => {
  const tables = tablesOf(players, seats);
  return Array.from({ length: games }, (_, nth) => {
    const turn = nth % seats;
    const table = tables[Math.floor(nth / seats) % tables.length] ?? [];
    const map = players === 1 ? nth : Math.floor(nth / (seats * tables.length));
    return { nth, seed: `${seed}-${map}`, seats: [...table.slice(turn), ...table.slice(0, turn)] };
  });
};
