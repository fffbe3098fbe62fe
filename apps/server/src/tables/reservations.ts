import type { ReservationFacts } from "@blueplate/api";
import type { SeatRecord } from "@blueplate/store";
import { Duration } from "effect";
import { reservationsOf } from "./questions.ts";
import type { TableActor } from "./table-actor.ts";

/** Where it stands whose seats are whose. */
type Kept = Pick<TableActor, "record">;

/** For so long a seat is nobody else's: whoever looks at the lobby is quicker than those who still look at the end of the last game. */
const RESERVED_FOR = Duration.minutes(10);

/** Until when seats are kept; null at a table to which nobody comes without its link, who was then sent it by one of these people. */
const reservedUntil = ({ record }: Kept): number | null =>
  record.listed ? record.createdAt + Duration.toMillis(RESERVED_FOR) : null;

/** The seat that is a guest's since they sat at the last table, or null. */
export const seatReservedFor = (actor: Kept, guest: string | null): number | null =>
  reservationsOf(actor).find(({ guests }) => guest !== null && guests.includes(guest))?.seat ?? null;

/** The seats that a guest is not given now, since they are others'; `null`: whoever has never sat with any of them. */
export const seatsOfOthers = (actor: Kept, guest: string | null, now: number): readonly number[] =>
  now >= (reservedUntil(actor) ?? 0)
    ? []
    : reservationsOf(actor).flatMap(({ seat, guests }) => (guest !== null && guests.includes(guest) ? [] : [seat]));

/** Seats at which anybody may sit down now, and until when others are kept; null where none is. */
export interface TableRoom {
  readonly free: number;
  readonly keptUntil: number | null;
}

/** What room a table has for whoever comes to it from elsewhere: a seat that is kept for somebody is not free. */
export const roomAt = (actor: Kept, seats: readonly SeatRecord[], now: number): TableRoom => {
  const kept = seatsOfOthers(actor, null, now);
  const empty = seats.filter(({ guest, bot }) => guest === null && bot === null);
  const free = empty.filter(({ seat }) => !kept.includes(seat)).length;
  return { free, keptUntil: free < empty.length ? reservedUntil(actor) : null };
};

/** Whose the seats are, as a visitor may know it: of a table that is not listed only those are told who sat at the last one. */
export const reservationFacts = (actor: Kept, visitor: string | null): ReservationFacts | null => {
  const [all, mySeat] = [reservationsOf(actor), seatReservedFor(actor, visitor)];
  if (all.length === 0 || (mySeat === null && !actor.record.listed)) return null;
  return { mySeat, seats: all.map(({ seat, player }) => ({ seat, player })), until: reservedUntil(actor) };
};
