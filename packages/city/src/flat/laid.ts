import type { CityView } from "../view.ts";

const isAlike = (one: CityView, other: CityView): boolean =>
  one.town === other.town && one.restaurants === other.restaurants && one.campaigns === other.campaigns;

/** Makes something of a view anew only when something stands otherwise than before, or says something else. */
export const laidOnce = <R>(make: (view: CityView) => R): ((view: CityView) => R) => {
  const known = new WeakMap<CityView["houses"], { readonly view: CityView; readonly made: R }>();
  return (view) => {
    const before = known.get(view.houses);
    if (before && isAlike(before.view, view)) return before.made;
    const made = make(view);
    known.set(view.houses, { view, made });
    return made;
  };
};

/** Squares of a tile along its edge. */
const TILE = 5;

/** Things by the tile on which they stand: what changes on one leaves the drawing of the others as it was. */
export const byTile = <T>(
  things: readonly T[],
  placeOf: (thing: T) => readonly [x: number, y: number],
): readonly (readonly T[])[] => [
  ...Map.groupBy(things, (thing) =>
    placeOf(thing)
      .map((at) => Math.floor(at / TILE))
      .join(),
  ).values(),
];
