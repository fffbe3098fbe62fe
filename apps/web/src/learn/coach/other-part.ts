import { type IdeaRequest, narrowed } from "@blueplate/bot";
import {
  type Corner,
  cornerSquare,
  distanceTo,
  rulesetOf,
  type Square,
  squaresOfHouse,
  type State,
  TILE,
} from "@blueplate/engine";
import type { Json, Tagged } from "@blueplate/kernel";

/** The form of a first restaurant. */
export const PLACE = "setup.placeRestaurant";

/** Borders of tiles up to which a house is near: its families drive there sooner than to most others. */
const NEAR = 1;

/** Where a first restaurant would stand. */
interface Site {
  readonly at: Square;
  readonly entrance: Corner;
}

/** Restaurants as far from each other as a tile is wide do not stand beside each other. */
const isFar = (one: Square, other: Square): boolean =>
  Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])) >= TILE;

/** The houses near an entrance. */
const nearTo = ({ rules, state }: IdeaRequest, { at, entrance }: Site): readonly number[] => {
  // cast: the coach sits at tables of Food Chain Magnate only.
  const { town } = state as State;
  const ruleset = rulesetOf(rules);
  const doors = [{ square: cornerSquare(at, entrance), restaurant: at }];
  return town.houses.flatMap((house) => {
    const way = ruleset && distanceTo(ruleset, town, doors, squaresOfHouse(house));
    return way && way.distance <= NEAR ? [house.house] : [];
  });
};

/** True where a place is near to houses, and most of them are not near to the other place. */
const reachesOthers = (near: readonly number[], taken: readonly number[]): boolean =>
  near.filter((house) => !taken.includes(house)).length * 2 > near.length;

/**
 * The same position with the places alone that lie in another part of the town than a first restaurant: `apart` with those alone that
 * reach other houses, too. Where there is none of these, far away is the most that can be said of a second idea.
 */
export const otherParts = (asked: IdeaRequest, first: Tagged): readonly IdeaRequest[] => {
  // cast: the fields of this command.
  const place = first as Tagged & Site;
  const taken = nearTo(asked, place);
  // cast: slots of these names offer squares and corners.
  const far = (value: Json): boolean => isFar(place.at, value as unknown as Square);
  const others = (value: Json, picked: Readonly<Record<string, Json>>): boolean =>
    reachesOthers(nearTo(asked, { at: picked["at"], entrance: value } as unknown as Site), taken);
  const apart = narrowed(asked.rules, PLACE, { at: far, entrance: others });
  return [apart, narrowed(asked.rules, PLACE, { at: far })].map((rules) => ({ ...asked, rules }));
};
