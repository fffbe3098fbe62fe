import {
  type Command,
  type Corner,
  cornerSquare,
  distanceTo,
  doorsOf,
  type Square,
  squaresOfHouse,
} from "@blueplate/engine";
import type { Json } from "@blueplate/kernel";
import { best, fill, type DecisionContext, spread } from "./table.ts";

/** Corners and squares as slots offer them. */
// cast: slots of these names offer squares and corners.
const squareIn = (value: Json | undefined): Square => value as unknown as Square;

const CORNERS: readonly Corner[] = ["NW", "NE", "SE", "SW"];

/** How good an entrance is: near many houses, nearer than the others. */
export const worthOfDoor = (here: DecisionContext, at: Square, entrance: Corner): number => {
  const { ruleset, state } = here;
  const door = [{ square: cornerSquare(at, entrance), restaurant: at }];
  let worth = 0;
  for (const house of state.town.houses) {
    const squares = squaresOfHouse(house);
    const distance = distanceTo(ruleset, state.town, door, squares)?.distance;
    if (distance === undefined) continue;
    const rival = Math.min(
      ...state.chains
        .filter(({ seat }) => seat !== here.seat)
        .map((chain) => distanceTo(ruleset, state.town, doorsOf(ruleset, chain), squares)?.distance ?? 9),
    );
    worth += 4 / (1 + distance) + (distance < rival ? 2 : 0);
  }
  return worth;
};

/** Chooses place and entrance together: the best corner of each place looked at. */
const placing = (here: DecisionContext, tag: string): Command | null => {
  const worthAt = (at: Square): number => Math.max(...CORNERS.map((corner) => worthOfDoor(here, at, corner)));
  return fill(here, tag, {
    at: (offers) => best(spread(offers, 24), (value) => worthAt(squareIn(value))),
    // cast: the slot offers corners.
    entrance: (offers, picked) => best(offers, (value) => worthOfDoor(here, squareIn(picked["at"]), value as Corner)),
  });
};

/** The first restaurant. */
export const placeFirst = (here: DecisionContext): Command | null => placing(here, "setup.placeRestaurant");

/** A further one, when a manager is there to open it. */
export const openAnother = (here: DecisionContext): Command | null => placing(here, "work.openRestaurant");
