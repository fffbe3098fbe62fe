import { type Command, CORNERS, type Square } from "@blueplate/engine";
import { firstSites as ranked, type RestaurantSite } from "@blueplate/forecast";
import { check } from "@blueplate/kernel";
import type { PlanContext } from "./outlook.ts";

/** The places with their entrances that the form offers. */
const doorsOffered = ({ rules, state, seat }: PlanContext): readonly RestaurantSite[] => {
  const slots = rules.forms["setup.placeRestaurant"]?.slots ?? [];
  const places = slots.find(({ name }) => name === "at");
  const corners = slots.find(({ name }) => name === "entrance");
  if (places?.shape !== "choice" || corners?.shape !== "choice") return [];
  return places.candidates(state, seat, {}).flatMap((place) => {
    const offered = corners.candidates(state, seat, { at: place });
    // cast: slots of this name offer squares.
    const at = place as unknown as Square;
    return CORNERS.filter((corner) => offered.includes(corner)).map((entrance) => ({ at, entrance }));
  });
};

/** Places for the first restaurant, the best first, as the forecast ranks them. */
export const firstSites = (here: PlanContext): readonly Command[] =>
  ranked(here.ruleset, here.state, here.seat, doorsOffered(here))
    .map(({ at, entrance }): Command => ({ _tag: "setup.placeRestaurant", at, entrance }))
    .filter((command) => check(here.rules, here.state, here.seat, command) === null);

/** The first restaurant: the best place there is. */
export const firstSite = (here: PlanContext): Command | null => firstSites(here)[0] ?? null;
