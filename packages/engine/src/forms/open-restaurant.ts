import type { Refusal, Seat } from "@blueplate/kernel";
import { abilityOf, employeeRow } from "../content/index.ts";
import type { Ruleset } from "../formulas/ruleset.ts";
import { entrancesOf, type Ground, groundOf } from "../geometry/index.ts";
import { type CommandOf, type Corner, CORNERS, type EmployeeId, type Square, type State } from "../model/index.ts";
import { fieldOf, type FormRow } from "./form.ts";
import { no } from "./refuse.ts";
import { refuseRestaurant, restaurantDistance, restaurantPlaces } from "./restaurant-spots.ts";
import { actorsOf, canAct, chainOf, refuseActor } from "./turn.ts";

type Open = CommandOf<"work.openRestaurant">;

const hasRestaurantLeft = (ruleset: Ruleset, state: State, seat: Seat): boolean =>
  chainOf(state, seat).restaurants.length < ruleset.content.constants.restaurantsPerChain;

const refuseRange = (ruleset: Ruleset, state: State, seat: Seat, ground: Ground, command: Open): Refusal | null => {
  const range = employeeRow(ruleset.content, command.manager)?.range?.reach ?? "unlimited";
  if (range === "unlimited") return null;
  const entrances = entrancesOf(ruleset, chainOf(state, seat));
  const distance = restaurantDistance(ruleset, ground, entrances, command.at, command.entrance);
  const within = distance !== null && distance <= range;
  return within ? null : no({ _tag: "OutOfRange", rule: "R13.3", distance, range });
};

const refuseSpot = (ruleset: Ruleset, state: State, seat: Seat, ground: Ground, command: Open): Refusal | null =>
  refuseRestaurant(ground, command.at, command.entrance) ?? refuseRange(ruleset, state, seat, ground, command);

const refuse = (ruleset: Ruleset, state: State, seat: Seat, command: Open): Refusal | null => {
  const actor = refuseActor(ruleset, state, seat, command.manager, "open", "R13.3");
  if (actor) return actor;
  if (!hasRestaurantLeft(ruleset, state, seat)) return no({ _tag: "NoRestaurantLeft", rule: "R13.2" });
  return refuseSpot(ruleset, state, seat, groundOf(ruleset, state), command);
};

const corners = (ruleset: Ruleset, state: State, seat: Seat, manager: EmployeeId, at: Square): readonly Corner[] => {
  const ground = groundOf(ruleset, state);
  return CORNERS.filter(
    (entrance) =>
      refuseSpot(ruleset, state, seat, ground, { _tag: "work.openRestaurant", manager, at, entrance }) === null,
  );
};

/** A local or regional manager opens a restaurant (R13.1 to R13.4, D-16, D-17). */
export const openRestaurant: FormRow<"work.openRestaurant"> = (ruleset) => ({
  tag: "work.openRestaurant",
  secret: false,
  opens: (state, seat) =>
    hasRestaurantLeft(ruleset, state, seat) && canAct(ruleset, state, seat, "restaurants", "open"),
  slots: [
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
        const manager = fieldOf<EmployeeId>(picked, "manager");
        return restaurantPlaces(groundOf(ruleset, state)).filter(
          (at) => corners(ruleset, state, seat, manager, at).length > 0,
        );
      },
    },
    {
      name: "entrance",
      kind: "corner",
      shape: "choice",
      candidates: (state, seat, picked) =>
        corners(ruleset, state, seat, fieldOf<EmployeeId>(picked, "manager"), fieldOf<Square>(picked, "at")),
    },
  ],
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
