import type { Refusal, Seat } from "@blueplate/kernel";
import { abilityOf } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import { type MapOccupancy, groundOf, groundWithout } from "../geometry/index.ts";
import type { EmployeeId, Restaurant, Square, State } from "../model/index.ts";
import { fieldOf, type FormRow } from "./form.ts";
import { no } from "./refuse.ts";
import { refuseRestaurant, restaurantAt, restaurantCorners, restaurantPlaces } from "./restaurant-spots.ts";
import { actorsOf, canAct, chainOf, unavailableReason } from "./turn.ts";

const movers = (ruleset: Ruleset, state: State, seat: Seat): readonly EmployeeId[] =>
  actorsOf(ruleset, state, seat, "open").filter((each) => abilityOf(ruleset.content, each, "open")?.move === true);

const mayMove = (ruleset: Ruleset, restaurant: Restaurant): boolean =>
  restaurant.open || ruleset.options["regional-move-unopened"] === "allowed";

const refuseFrom = (ruleset: Ruleset, state: State, seat: Seat, from: Square): Refusal | null => {
  const restaurant = restaurantAt(state, seat, from);
  if (!restaurant) return no({ _tag: "NotYourRestaurant", rule: "R13.4", at: from });
  return mayMove(ruleset, restaurant) ? null : no({ _tag: "NotOpen", rule: "R13.5", at: from });
};

/** The ground without the restaurant that is picked: its own squares count as empty. */
const groundFor = (ruleset: Ruleset, state: State, seat: Seat, from: Square): MapOccupancy => {
  const restaurant = restaurantAt(state, seat, from);
  const ground = groundOf(ruleset, state);
  return restaurant ? groundWithout(ground, restaurant) : ground;
};

type Slots = ReturnType<FormRow<"work.moveRestaurant">>["slots"];

const slotsOf = (ruleset: Ruleset): Slots => [
  {
    name: "from",
    kind: "restaurant",
    shape: "choice",
    candidates: (state, seat) =>
      chainOf(state, seat)
        .restaurants.filter((each) => mayMove(ruleset, each))
        .map(({ at }) => at),
  },
  {
    name: "at",
    kind: "restaurant-place",
    shape: "choice",
    candidates: (state, seat, picked) =>
      restaurantPlaces(groundFor(ruleset, state, seat, fieldOf<Square>(picked, "from"))),
  },
  {
    name: "entrance",
    kind: "corner",
    shape: "choice",
    candidates: (state, seat, picked) =>
      restaurantCorners(
        groundFor(ruleset, state, seat, fieldOf<Square>(picked, "from")),
        fieldOf<Square>(picked, "at"),
      ),
  },
];

/** A regional manager moves one of the chain's restaurants, which is open at once (R13.4, R13.5, D-17). */
export const moveRestaurant: FormRow<"work.moveRestaurant"> = (ruleset) => ({
  tag: "work.moveRestaurant",
  secret: false,
  isAvailable: (state, seat) =>
    canAct(ruleset, state, seat, "restaurants", "open") && movers(ruleset, state, seat).length > 0,
  unavailableReason: (state, seat) => unavailableReason(ruleset, state, seat, "restaurants", "R13.4"),
  slots: slotsOf(ruleset),
  refuse: (state, seat, { from, at, entrance }) =>
    refuseFrom(ruleset, state, seat, from) ?? refuseRestaurant(groundFor(ruleset, state, seat, from), at, entrance),
  decide: (state, seat, { from, at, entrance }) => [
    {
      _tag: "RestaurantMoved",
      seat,
      manager: movers(ruleset, state, seat)[0] ?? "regional-manager",
      from,
      at,
      entrance,
    },
  ],
});
