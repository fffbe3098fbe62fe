import type { CardSceneProps } from "./card-props.ts";

/** Where a seat sits at a round table, as the viewer sees it: before oneself, or at a side. */
export type TablePlace = "near" | "left" | "far" | "right";

/** The places of the others, clockwise from the viewer, by their number. */
const OTHERS: Readonly<Record<number, readonly TablePlace[]>> = {
  1: ["far"],
  2: ["left", "right"],
  3: ["left", "far", "right"],
};

/** Who sits nearest: the viewer, also once the game is over and nobody plays any more, or whoever is chosen where one looks back. */
export const nearIn = ({
  table,
  lookedBack,
}: {
  readonly table: Pick<CardSceneProps["table"], "seat"> & {
    readonly facts?: Pick<NonNullable<CardSceneProps["table"]["facts"]>, "mySeat">;
  };
  readonly lookedBack?: CardSceneProps["lookedBack"];
}): number | null => lookedBack?.near ?? table.seat ?? table.facts?.mySeat ?? null;

/** The place of a seat at a table of two to four; whoever only looks on sits with the first. */
export const placeOf = (seat: number, viewer: number | null, seats: number): TablePlace => {
  const steps = (seat - (viewer ?? 0) + seats) % seats;
  return steps === 0 ? "near" : (OTHERS[seats - 1]?.[steps - 1] ?? "far");
};
