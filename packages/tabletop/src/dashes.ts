/** One pattern a seat: colour is never the only sign. */
const DASHES = ["", "8 4", "2 4", "12 4 2 4", "4 4"] as const;

/** The pattern of a seat's lines in charts, as `stroke-dasharray` takes it. */
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length] ?? "";
