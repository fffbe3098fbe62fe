import { bestSpot, type Spot } from "@blueplate/engine";
import type { Picked } from "@blueplate/kernel";
import { squareOf } from "../game.ts";
import { type Aim, cornerIn, isByEntrance, type Target } from "./target.ts";

/** The target that is shown before anybody points, by its place in the list: for a restaurant where it wins most houses. */
export const firstShown = ({ definition, state, seat, filling }: Aim, targets: readonly Target[]): number | null => {
  if (!isByEntrance(filling)) return null;
  const spots = targets.flatMap(({ fill }, index): readonly (Spot & { readonly index: number })[] => {
    const at = squareOf(fill["at"]);
    const entrance = cornerIn(fill);
    return at && entrance ? [{ at, entrance, index }] : [];
  });
  return bestSpot(definition, state, seat, spots, squareOf(filling.picked()["from"]))?.index ?? null;
};

/** The usual answers to what is asked after a place on the map. */
export const answersWith = (_aim: Aim, _fill: Picked): Picked => ({});
