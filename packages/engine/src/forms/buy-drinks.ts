import type { Refusal, Seat } from "@blueplate/kernel";
import { abilityOf, employeeRow, perksOf } from "../content/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import {
  airTrips,
  boardOf,
  driveAlong,
  entrancesOf,
  flyAlong,
  type SupplyTrip,
  type TripReach,
  roadTrips,
} from "../geometry/index.ts";
import {
  type CommandOf,
  type EmployeeId,
  type EventOf,
  type Goods,
  type Square,
  type State,
  withCount,
} from "../model/index.ts";
import { moreDrinks } from "./fetch-drink.ts";
import { fieldOf, type FormRow } from "./form.ts";
import { no } from "./refuse.ts";
import { actorsOf, canAct, chainOf, unavailableReason, refuseActor } from "./turn.ts";

type Buy = CommandOf<"work.buyDrinks">;

/** How far a buyer goes this turn (R11.4, R11.7, R11.9; option buyer-route-length). */
export const reachOfBuyer = (ruleset: Ruleset, state: State, seat: Seat, buyer: EmployeeId): TripReach => {
  const reach = employeeRow(ruleset.content, buyer)?.range?.reach ?? 0;
  const more = perksOf(ruleset.content, chainOf(state, seat), "buyerRange").reduce((sum, perk) => sum + perk.more, 0);
  return {
    range: reach === "unlimited" ? Number.POSITIVE_INFINITY : reach + more,
    exact: ruleset.options["buyer-route-length"] === "full-range",
  };
};

/** True for a buyer who flies: his routes are tiles (R11.7). */
export const flies = (ruleset: Ruleset, buyer: EmployeeId): boolean =>
  employeeRow(ruleset.content, buyer)?.range?.by === "air";

/** One shortest trip for every set of drinks that this buyer can bring from this entrance. */
export const supplyTripsOf = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  buyer: EmployeeId,
  from: Square,
): readonly SupplyTrip[] => {
  const board = boardOf(ruleset, state.town.tiles);
  const reach = reachOfBuyer(ruleset, state, seat, buyer);
  return flies(ruleset, buyer) ? airTrips(board, from, reach) : roadTrips(board, from, reach);
};

const tripAlong = (ruleset: Ruleset, state: State, { buyer, from, route }: Buy) => {
  const board = boardOf(ruleset, state.town.tiles);
  return flies(ruleset, buyer) ? flyAlong(board, from, route) : driveAlong(board, from, route);
};

const entrances = (ruleset: Ruleset, state: State, seat: Seat): readonly Square[] =>
  entrancesOf(ruleset, chainOf(state, seat)).map(({ square }) => square);

const refuse = (ruleset: Ruleset, state: State, seat: Seat, command: Buy): Refusal | null => {
  const { buyer, from } = command;
  const actor = refuseActor(ruleset, state, seat, buyer, "buy", "R11.4");
  if (actor) return actor;
  const rule = flies(ruleset, buyer) ? "R11.7" : "R11.4";
  if (!entrances(ruleset, state, seat).some(([x, y]) => x === from[0] && y === from[1])) {
    return no({ _tag: "NotYourEntrance", rule, at: from });
  }
  const trip = tripAlong(ruleset, state, command);
  const turnedBack = trip === "u-turn" && !flies(ruleset, buyer);
  if (typeof trip === "string") return no({ _tag: "BadRoute", rule: turnedBack ? "R11.5" : rule, fault: trip });
  const { range, exact } = reachOfBuyer(ruleset, state, seat, buyer);
  if (trip.distance > range) return no({ _tag: "OutOfRange", rule, distance: trip.distance, range });
  if (exact && trip.distance < range) return no({ _tag: "TooShort", rule, distance: trip.distance, range });
  return null;
};

/** What the buyer takes at these sources, by index on the board, and all of it together (R11.4, R11.8). */
export const drinksOf = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  buyer: EmployeeId,
  passed: readonly number[],
): Pick<EventOf<"DrinksBought">, "sources" | "drinks"> => {
  const board = boardOf(ruleset, state.town.tiles);
  const count = (abilityOf(ruleset.content, buyer, "buy")?.perSource ?? 0) + moreDrinks(ruleset, state, seat);
  const sources = passed.flatMap((index) => {
    const source = board.sources[index];
    return source ? [{ at: source.at, good: source.good, count }] : [];
  });
  let drinks: Goods = {};
  for (const { good } of sources) drinks = withCount(drinks, good, count);
  return { sources, drinks };
};

const bought = (ruleset: Ruleset, state: State, seat: Seat, command: Buy): EventOf<"DrinksBought"> => {
  const { buyer, from, route } = command;
  const trip = tripAlong(ruleset, state, command);
  const { distance, sources } = typeof trip === "string" ? { distance: 0, sources: [] } : trip;
  return {
    _tag: "DrinksBought",
    seat,
    buyer,
    from,
    route,
    distance,
    ...drinksOf(ruleset, state, seat, buyer, sources),
  };
};

/** A cart operator, truck driver or zeppelin pilot collects drinks (R11.4 to R11.9, D-13, D-14). */
export const buyDrinks: FormRow<"work.buyDrinks"> = (ruleset) => ({
  tag: "work.buyDrinks",
  secret: false,
  isAvailable: (state, seat) => canAct(ruleset, state, seat, "food-and-drink", "buy"),
  unavailableReason: (state, seat) => unavailableReason(ruleset, state, seat, "food-and-drink", "R11.4"),
  slots: [
    {
      name: "buyer",
      kind: "employee",
      shape: "choice",
      candidates: (state, seat) => actorsOf(ruleset, state, seat, "buy"),
    },
    {
      name: "from",
      kind: "entrance",
      shape: "choice",
      candidates: (state, seat, picked) =>
        entrances(ruleset, state, seat).filter(
          (from) => supplyTripsOf(ruleset, state, seat, fieldOf<EmployeeId>(picked, "buyer"), from).length > 0,
        ),
    },
    {
      name: "route",
      kind: "route",
      shape: "choice",
      candidates: (state, seat, picked) =>
        supplyTripsOf(ruleset, state, seat, fieldOf<EmployeeId>(picked, "buyer"), fieldOf<Square>(picked, "from")).map(
          ({ route }) => route,
        ),
    },
  ],
  refuse: (state, seat, command) => refuse(ruleset, state, seat, command),
  decide: (state, seat, command) => [bought(ruleset, state, seat, command)],
});
