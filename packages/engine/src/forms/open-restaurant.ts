import type { Refusal, Seat } from "@blueplate/kernel";
import { abilityOf } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import { groundOf } from "../geometry/index.ts";
import type { CommandOf, EmployeeId, Square, State } from "../model/index.ts";
import { fieldOf, type FormRow } from "./form.ts";
import { limitOf, refuseRestaurant, restaurantCorners, restaurantPlaces } from "./restaurant-spots.ts";
import { actorsOf, canAct, chainOf, unavailableReason, refuseActor } from "./turn.ts";

type Open = CommandOf<"work.openRestaurant">;

const hasRestaurantLeft = (ruleset: Ruleset, state: State, seat: Seat): boolean =>
  chainOf(state, seat).restaurants.length < ruleset.content.constants.restaurantsPerChain;

const refuse = (ruleset: Ruleset, state: State, seat: Seat, { manager, at, entrance }: Open): Refusal | null => {
  const actor = refuseActor(ruleset, state, seat, manager, "open", "R13.3");
  if (actor) return actor;
  const ground = groundOf(ruleset, state);
  return refuseRestaurant(ground, at, entrance, limitOf(ruleset, state, seat, ground, manager));
};

type Slots = ReturnType<FormRow<"work.openRestaurant">>["slots"];

const slotsOf = (ruleset: Ruleset): Slots => [
  {
    name: "manager",
    kind: "employee",
    shape: "choice",
    candidates: (state, seat) => actorsOf(ruleset, state, seat, "open"),
  },
  {
    name: "at",
    kind: "restaurant-place",
    shape: "choice",
    candidates: (state, seat, picked) => {
      const ground = groundOf(ruleset, state);
      return restaurantPlaces(ground, limitOf(ruleset, state, seat, ground, fieldOf<EmployeeId>(picked, "manager")));
    },
  },
  {
    name: "entrance",
    kind: "corner",
    shape: "choice",
    candidates: (state, seat, picked) => {
      const ground = groundOf(ruleset, state);
      const limit = limitOf(ruleset, state, seat, ground, fieldOf<EmployeeId>(picked, "manager"));
      return restaurantCorners(ground, fieldOf<Square>(picked, "at"), limit);
    },
  },
];

/** A local or regional manager opens a restaurant (R13.1 to R13.4, D-16, D-17). */
export const openRestaurant: FormRow<"work.openRestaurant"> = (ruleset) => ({
  tag: "work.openRestaurant",
  secret: false,
  isAvailable: (state, seat) =>
    hasRestaurantLeft(ruleset, state, seat) && canAct(ruleset, state, seat, "restaurants", "open"),
  unavailableReason: (state, seat) =>
    unavailableReason(ruleset, state, seat, "restaurants", hasRestaurantLeft(ruleset, state, seat) ? "R13.3" : "R13.2"),
  slots: slotsOf(ruleset),
  refuse: (state, seat, command) => refuse(ruleset, state, seat, command),
  decide: (_state, seat, { manager, at, entrance }) => [
    {
      _tag: "RestaurantPlaced",
      seat,
      manager,
      at,
      entrance,
      open: abilityOf(ruleset.content, manager, "open")?.atOnce ?? false,
    },
  ],
});
