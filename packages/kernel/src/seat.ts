import { Schema } from "effect";

/** A place at the table: a whole number from 0, in seating order. */
export const Seat = Schema.Natural.pipe(Schema.brand("Seat"));
export type Seat = typeof Seat.Type;

/** The seat with this 0-based number. Trusted callers only: input from outside is decoded with the `Seat` schema. */
// cast: branding without validation, for loops over the seats of a running table.
export const seatOf = (index: number): Seat => index as Seat;

/** All seats of a table with `count` players, in seating order. */
export const seatsOf = (count: number): readonly Seat[] => Array.from({ length: count }, (_, index) => seatOf(index));

/** Whose eyes: one seat, somebody without a seat, or the referee, who may read every envelope. */
export type Viewer = Seat | "watcher" | "referee";
