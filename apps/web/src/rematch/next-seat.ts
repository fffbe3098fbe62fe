import type { TableFacts } from "@blueplate/api";

/** Where a seat of the last table is at the next one: a seat on, as everybody goes. */
const seatAfter = (seat: number, count: number): number => (seat - 1 + count) % count;

/** Where somebody who sat at the last table sits at the next one: a seat on, as everybody does; null where that seat is no longer free. */
export const nextSeat = (
  last: Pick<TableFacts, "seats" | "mySeat">,
  next: Pick<TableFacts, "seats" | "mySeat" | "status">,
): number | null => {
  if (last.mySeat === null || next.mySeat !== null || next.status !== "open") return null;
  const seat = seatAfter(last.mySeat, last.seats.length);
  return next.seats[seat]?.kind === "open" ? seat : null;
};

/** True where a game that one of these people has asked for can still be come to by whoever sat with them: it has not begun without them. */
export const isAskedFor = (last: Pick<TableFacts, "mySeat">, next: Pick<TableFacts, "mySeat" | "status">): boolean =>
  last.mySeat !== null && (next.status === "open" || (next.status === "running" && next.mySeat !== null));

/** Somebody else who sat at the last table, and whether they have sat down at the next. */
export interface CalledPerson {
  readonly player: string;
  readonly isHere: boolean;
}

/** The other people of the last table as they stand at the next one; a seat that a bot was given is waited for no more. */
export const calledAgain = ({ seats, reserved }: Pick<TableFacts, "seats" | "reserved">): readonly CalledPerson[] => {
  // Only whoever sat there as well waits for them.
  if (reserved?.mySeat == null) return [];
  return reserved.seats.flatMap(({ seat, player }) => {
    const now = seats[seat];
    if (seat === reserved.mySeat || !now || now.kind === "bot") return [];
    const isHere = now.kind === "person";
    return [{ player: isHere ? now.player : player, isHere }];
  });
};

/** Whose a free seat is for now, where somebody else may not take it; null for a seat that is free to whoever looks. */
export const reservedFor = (
  { seats, reserved }: Pick<TableFacts, "seats" | "reserved">,
  seat: number,
): { readonly player: string; readonly until: number } | null => {
  if (reserved?.until == null || seat === reserved.mySeat || seats[seat]?.kind !== "open") return null;
  const whose = reserved.seats.find((each) => each.seat === seat);
  return whose ? { player: whose.player, until: reserved.until } : null;
};

/** Seats at which whoever looks may sit down now: those that are kept for somebody else are not among them. */
export const freeSeats = (table: Pick<TableFacts, "seats" | "reserved">): number =>
  table.seats.filter(({ kind, seat }) => kind === "open" && reservedFor(table, seat) === null).length;

/** True for a free seat that nobody but whoever looks may take now. */
export const isKeptForMe = ({ seats, reserved }: Pick<TableFacts, "seats" | "reserved">, seat: number): boolean =>
  reserved?.until != null && reserved.mySeat === seat && seats[seat]?.kind === "open";

/** Until when free seats of a table are kept, for whomever; null where none is. */
export const keptUntil = (table: Pick<TableFacts, "seats" | "reserved">): number | null =>
  table.seats.some(({ seat }) => isKeptForMe(table, seat) || reservedFor(table, seat) !== null)
    ? (table.reserved?.until ?? null)
    : null;

/** The seats kept for whoever sat at the last table, as long as they are: none once their time is over. */
export const reservedAt = (reserved: TableFacts["reserved"], now: number): TableFacts["reserved"] =>
  reserved?.until != null && reserved.until <= now ? { ...reserved, until: null } : reserved;
