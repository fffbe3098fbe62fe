import { type Entry, type LogHeader, type Seat, seatOf, standIns } from "@blueplate/kernel";

/** The seats that people decide for now, and those of bots. */
export interface Sides {
  readonly people: readonly Seat[];
  readonly bots: readonly Seat[];
}

/** The bot that plays a seat now, its own or in place of its person; null for a person. */
export const botAt = ({ seats }: LogHeader, entries: readonly Entry[], seat: Seat): string | null =>
  seats[seat]?.bot ?? standIns(entries).get(seat)?.bot ?? null;

/** Who decides for which seats now. */
export const sidesOf = (header: LogHeader, entries: readonly Entry[]): Sides => {
  const all = header.seats.map((_, index) => seatOf(index));
  const isPerson = (seat: Seat): boolean => botAt(header, entries, seat) === null;
  return { people: all.filter(isPerson), bots: all.filter((seat) => !isPerson(seat)) };
};
