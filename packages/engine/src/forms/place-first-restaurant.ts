import type { Refusal, Seat } from "@blueplate/kernel";
import type { Ruleset } from "../ruleset/index.ts";
import { type MapOccupancy, groundOf } from "../geometry/index.ts";
import { type Corner, CORNERS, type Square, type State } from "../model/index.ts";
import { fieldOf, type FormRow } from "./form.ts";
import { no } from "./refuse.ts";
import { claimsTaken, refuseRestaurant, restaurantPlaces, takenTiles } from "./restaurant-spots.ts";

/** What decides about a first restaurant: the ground and the tiles that are taken. */
interface Site {
  readonly ground: MapOccupancy;
  readonly taken: ReadonlySet<number>;
}

const siteOf = (ruleset: Ruleset, state: State): Site => {
  const ground = groundOf(ruleset, state);
  return { ground, taken: takenTiles(ruleset, state, ground) };
};

const refuseOwnTile = (ruleset: Ruleset, { ground, taken }: Site, at: Square, entrance: Corner): Refusal | null => {
  const refusal = refuseRestaurant(ground, at, entrance);
  if (refusal) return refusal;
  return claimsTaken(ruleset, ground, taken, at, entrance) ? no({ _tag: "TileTaken", rule: "R2.8" }) : null;
};

const openPlaces = (ruleset: Ruleset, site: Site): readonly Square[] =>
  restaurantPlaces(site.ground).filter((at) =>
    CORNERS.some((corner) => refuseOwnTile(ruleset, site, at, corner) === null),
  );

const refuseAt = (ruleset: Ruleset, site: Site, at: Square, entrance: Corner): Refusal | null => {
  const refusal = refuseOwnTile(ruleset, site, at, entrance);
  // With no place left that keeps to its own tile, tiles may be shared (R2.9).
  return refusal?._tag === "TileTaken" && openPlaces(ruleset, site).length === 0 ? null : refusal;
};

/** The places for a first restaurant. */
export const placesFor = (ruleset: Ruleset, state: State): readonly Square[] => {
  const site = siteOf(ruleset, state);
  const places = openPlaces(ruleset, site);
  return places.length > 0 ? places : restaurantPlaces(site.ground);
};

/** The corners at which its entrance may lie. */
export const cornersFor = (ruleset: Ruleset, state: State, at: Square): readonly Corner[] => {
  const site = siteOf(ruleset, state);
  return CORNERS.filter((corner) => refuseAt(ruleset, site, at, corner) === null);
};

const isNext = (state: State, seat: Seat): boolean =>
  state.stage._tag === "setup-restaurants" && state.stage.queue[0] === seat;

/** The first restaurant of a chain (R2.6 to R2.10, D-02, D-03). */
export const placeFirstRestaurant: FormRow<"setup.placeRestaurant"> = (ruleset) => ({
  tag: "setup.placeRestaurant",
  secret: false,
  isAvailable: isNext,
  unavailableReason: () => "R2.6",
  slots: [
    {
      name: "at",
      kind: "restaurant-place",
      shape: "choice",
      candidates: (state) => placesFor(ruleset, state),
    },
    {
      name: "entrance",
      kind: "corner",
      shape: "choice",
      candidates: (state, _seat, picked) => cornersFor(ruleset, state, fieldOf<Square>(picked, "at")),
    },
  ],
  refuse: (state, _seat, { at, entrance }) => refuseAt(ruleset, siteOf(ruleset, state), at, entrance),
  decide: (_state, seat, { at, entrance }) => [{ _tag: "FirstRestaurantPlaced", seat, at, entrance }],
});

/** Waiting for the second pass, in which nobody may pass (R2.6, R2.7). */
export const passPlacing: FormRow<"setup.pass"> = () => ({
  tag: "setup.pass",
  secret: false,
  isAvailable: (state, seat) =>
    isNext(state, seat) && state.stage._tag === "setup-restaurants" && state.stage.pass === 1,
  unavailableReason: (state, seat) => (isNext(state, seat) ? "R2.7" : "R2.6"),
  slots: [],
  refuse: () => null,
  decide: (_state, seat) => [{ _tag: "PlacingPassed", seat }],
});
