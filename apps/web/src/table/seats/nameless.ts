import type { SeatFacts } from "@blueplate/api";
import { freeNumber, unnamedNumber } from "@blueplate/words";

/** The number by which somebody is called at a table who gives no name: the one that they bear there, or the first that is free. */
export const numberAt = (seats: readonly Pick<SeatFacts, "seat" | "player">[], mySeat: number | null): number => {
  const own = seats.find(({ seat }) => seat === mySeat);
  const others = seats.filter(({ seat }) => seat !== mySeat).map(({ player }) => player);
  return (own && unnamedNumber(own.player)) ?? freeNumber(others);
};

/** The name that somebody has given themselves; empty where they have given none. */
export const givenName = ({ player }: Pick<SeatFacts, "player">): string =>
  unnamedNumber(player) === null ? player : "";
