import { beside, sameTile, squareKey } from "../town/board.ts";
import { connects } from "../town/roads.ts";
import type { CityTown, Side, Square } from "../view.ts";
import type { RangeSquare } from "./overlay.ts";

/** A piece of a ribbon between the middles of two road squares. */
export interface RibbonPiece {
  readonly from: Square;
  readonly to: Square;
  readonly distance: number;
  /** The distance that begins here, if the strip crosses a tile border. */
  readonly coin: number | null;
}

const ONWARD: readonly Side[] = ["E", "S"];

/** Distance of a square for a traveller along an axis: the two roads of a bridge do not meet. */
const distanceOn = (
  squares: ReadonlyMap<string, readonly RangeSquare[]>,
  at: Square,
  axis: "NS" | "EW",
): number | undefined =>
  squares.get(squareKey(at))?.find((one) => one.axis === undefined || one.axis === axis)?.distance;

/** The strips between road squares in range, each once. */
export const stripsOf = (town: CityTown, squares: readonly RangeSquare[]): RibbonPiece[] => {
  const ranged = Map.groupBy(squares, (one) => squareKey(one.at));
  return [...ranged.values()].flatMap(([first]) =>
    ONWARD.flatMap((side): RibbonPiece[] => {
      if (!first || !connects(town, first.at, side)) return [];
      const axis = side === "S" ? "NS" : "EW";
      const to = beside(first.at, side);
      const [here, there] = [distanceOn(ranged, first.at, axis), distanceOn(ranged, to, axis)];
      if (here === undefined || there === undefined) return [];
      const distance = Math.max(here, there);
      return [{ from: first.at, to, distance, coin: sameTile(first.at, to) || here === there ? null : distance }];
    }),
  );
};
