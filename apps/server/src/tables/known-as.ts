import type { SeatRecord } from "@blueplate/store";
import { hashOf } from "../secrets.ts";

/** Under what a person is known from game to game; a seat that nobody holds any more is another one in each. */
export const personKey = ({ guest, table, seat }: SeatRecord): string => `guest:${guest ?? `${table} ${seat}`}`;

/** Letters of a tag. */
const TAG = 4;

/**
 * By what somebody is told in lists from others who gave the same name, or none: the same in every one, and nobody learns their id from it.
 * Null for a built-in bot.
 */
export const tagOf = (seat: SeatRecord): string | null =>
  seat.bot === null
    ? hashOf(`tag ${personKey(seat)}`)
        .replaceAll(/[^\dA-Za-z]/g, "")
        .slice(0, TAG)
        .toUpperCase()
    : null;
