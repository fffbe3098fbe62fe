import { once } from "../once.ts";
import type { CityTown } from "../view.ts";
import type { Labels } from "./node.ts";

/** Makes something of a thing once for each way the map is lettered. */
export const lettered = <T extends object, R extends object>(
  make: (thing: T, labels: Labels) => R,
): ((thing: T, labels: Labels) => R) => {
  const made: Readonly<Record<Labels, (thing: T) => R>> = {
    usual: once((thing) => make(thing, "usual")),
    large: once((thing) => make(thing, "large")),
    largest: once((thing) => make(thing, "largest")),
  };
  return (thing, labels) => made[labels](thing);
};

/** The same for a thing that is drawn otherwise in another town. */
export const letteredIn = <T extends object, R extends object>(
  make: (town: CityTown, thing: T, labels: Labels) => R,
): ((town: CityTown, thing: T, labels: Labels) => R) => {
  const towns = once((town: CityTown) => lettered((thing: T, labels) => make(town, thing, labels)));
  return (town, thing, labels) => towns(town)(thing, labels);
};
