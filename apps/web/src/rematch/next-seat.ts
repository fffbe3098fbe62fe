import type { TableFacts } from "@blueplate/api";

/** Where somebody who sat at the last table sits at the next one: a seat on, as everybody does; null where that seat is no longer free. */
export const nextSeat = (
  last: Pick<TableFacts, "seats" | "mySeat">,
  next: Pick<TableFacts, "seats" | "mySeat" | "status">,
): number | null => {
  if (last.mySeat === null || next.mySeat !== null || next.status !== "open") return null;
  const count = last.seats.length;
  const seat = (last.mySeat - 1 + count) % count;
  return next.seats[seat]?.kind === "open" ? seat : null;
};

/** True where a game that one of these people has asked for can still be come to by whoever sat with them: it has not begun without them. */
export const isAskedFor = (last: Pick<TableFacts, "mySeat">, next: Pick<TableFacts, "mySeat" | "status">): boolean =>
  last.mySeat !== null && (next.status === "open" || (next.status === "running" && next.mySeat !== null));
