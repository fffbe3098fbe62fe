import type { SeatFacts, TableOrigin, TableStatus } from "@blueplate/api";

/** The day of a moment, by the clock of the whole world. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** True when the caller may close the table: it is theirs, nobody else's game, and not today's, which nobody plays twice. */
export const mayClose = (
  table: {
    readonly host: boolean;
    readonly origin: TableOrigin;
    readonly createdAt: number;
    readonly status: TableStatus;
    readonly mySeat: number | null;
    readonly seats: readonly SeatFacts[];
  },
  now: number,
): boolean =>
  table.host &&
  (table.status === "open" ||
    (table.status === "running" &&
      !(table.origin === "daily" && dayOf(table.createdAt) === dayOf(now)) &&
      table.seats.every(({ kind, seat }) => kind !== "person" || seat === table.mySeat)));
