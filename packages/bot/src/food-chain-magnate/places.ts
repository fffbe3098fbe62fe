import { type Command, type Corner, cornerSquare, type Square } from "@blueplate/engine";
import type { Json } from "@blueplate/kernel";
import { UNREACHED } from "@blueplate/forecast";
import { distancesFrom, distancesOf } from "./distances.ts";
import { best, fill, type DecisionContext, spread } from "./table.ts";

/** Corners and squares as slots offer them. */
// cast: slots of these names offer squares and corners.
const squareIn = (value: Json | undefined): Square => value as unknown as Square;

const CORNERS: readonly Corner[] = ["NW", "NE", "SE", "SW"];

/** A rival to whom no road leads counts as one that is so far. */
const FAR = 9;

/** How good an entrance is: near many houses, nearer than the others. */
export const worthOfDoor = (here: DecisionContext, at: Square, entrance: Corner): number => {
  const { ruleset, state } = here;
  const own = distancesFrom(ruleset, state.town, { square: cornerSquare(at, entrance), restaurant: at });
  const others = state.chains
    .filter(({ seat }) => seat !== here.seat)
    .map((chain) => distancesOf(ruleset, state, chain).map((distance) => (distance < UNREACHED ? distance : FAR)));
  let worth = 0;
  for (const [house, distance] of own.entries()) {
    if (distance >= UNREACHED) continue;
    const rival = Math.min(...others.map((distances) => distances[house] ?? FAR));
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
