import type { CardSceneProps } from "./card-props.ts";

/** Where a seat sits at a round table, as the viewer sees it: before oneself, or at a side. */
export type TablePlace = "near" | "left" | "far" | "right";

/** The places of the others, clockwise from the viewer, by their number. */
const OTHERS: Readonly<Record<number, readonly TablePlace[]>> = {
  1: ["far"],
  2: ["left", "right"],
  3: ["left", "far", "right"],
};

/** Who sits nearest: the viewer, or whoever is chosen where one looks back. */
export const nearIn = ({ table, lookedBack }: Pick<CardSceneProps, "table" | "lookedBack">): number | null =>
  lookedBack?.near ?? table.seat;

/** The place of a seat at a table of two to four; whoever only looks on sits with the first. */
export const placeOf = (seat: number, viewer: number | null, seats: number): TablePlace => {
  const steps = (seat - (viewer ?? 0) + seats) % seats;
  return steps === 0 ? "near" : (OTHERS[seats - 1]?.[steps - 1] ?? "far");
};
