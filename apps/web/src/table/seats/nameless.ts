import type { SeatFacts } from "@blueplate/api";
import { freeNumber, nameAmong, unnamedNumber } from "@blueplate/words";

type Sitting = Pick<SeatFacts, "seat" | "player">;

/** What the others at a table are called. */
export const othersOf = (seats: readonly Sitting[], mySeat: number | null): readonly string[] =>
  seats.flatMap(({ seat, player }) => (seat === mySeat ? [] : [player]));

/** The number by which somebody is called at a table who gives no name: the one that they bear there, or the first that is free. */
export const numberAt = (seats: readonly Sitting[], mySeat: number | null): number => {
  const own = seats.find(({ seat }) => seat === mySeat);
  return (own && unnamedNumber(own.player)) ?? freeNumber(othersOf(seats, mySeat));
};

/** The name that somebody has given themselves, `last` in this browser: without the number that tells them apart; empty where they have given none. */
export const givenName = (seats: readonly Sitting[], mySeat: number, last: string): string => {
  const own = seats.find(({ seat }) => seat === mySeat)?.player ?? "";
  if (last !== "" && nameAmong(last, othersOf(seats, mySeat)) === own) return last;
  return unnamedNumber(own) === null ? own : "";
};
