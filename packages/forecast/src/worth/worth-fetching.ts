import {
  allDrinks,
  type Command,
  type CommandOf,
  countOf,
  type Event,
  type Good,
  type Ruleset,
  type State,
} from "@blueplate/engine";
import type { Rules, Seat } from "@blueplate/kernel";
import { foresee } from "../acts/foresee.ts";
import { unusedOf } from "../drinks/shortfall.ts";
import { tripsOf } from "../drinks/trips.ts";
import { worthGetting } from "./worth-getting.ts";
import { isWorthHaving } from "./worth-having.ts";

/** What brings drinks: each with a card of its own. */
export type DrinkTag = "work.fetchDrink" | "work.buyDrinks";

/** One drink that can be brought, and a command that brings it. */
interface DrinkCommand {
  readonly good: Good;
  readonly command: CommandOf<DrinkTag>;
}

/** Each drink for the errand boys. */
const fetchCommands = (ruleset: Ruleset, state: State, seat: Seat): readonly DrinkCommand[] =>
  unusedOf(ruleset, state, seat, "fetch").length > 0
    ? allDrinks(ruleset.content).map((good) => ({ good, command: { _tag: "work.fetchDrink", good } }))
    : [];

/** A trip for each drink of each buyer: what it is worth does not hang on the way. */
const buyCommands = (ruleset: Ruleset, state: State, seat: Seat): readonly DrinkCommand[] =>
  [...new Set(unusedOf(ruleset, state, seat, "buy"))].flatMap((buyer) => {
    const trips = tripsOf(ruleset, state, seat, buyer);
    return allDrinks(ruleset.content).flatMap((good): readonly DrinkCommand[] => {
      const trip = trips.find((each) => countOf(each.drinks, good) > 0);
      return trip ? [{ good, command: { _tag: "work.buyDrinks", buyer, from: trip.from, route: trip.route } }] : [];
    });
  });

const COMMANDS: Readonly<Record<DrinkTag, typeof fetchCommands>> = {
  "work.fetchDrink": fetchCommands,
  "work.buyDrinks": buyCommands,
};

/** True where any drink that a seat could still bring so today is worth having (R11, R19.1); else who brings it does as well to rest. */
export const isWorthFetching = (
  ruleset: Ruleset,
  rules: Rules<State, Command, Event>,
  state: State,
  seat: Seat,
  tag: DrinkTag,
): boolean => {
  const wish = worthGetting(ruleset, state, seat);
  return COMMANDS[tag](ruleset, state, seat).some(({ good, command }) => {
    const seen = foresee(rules, state, seat, command);
    if (!seen) return false;
    const isWished = countOf(wish, good) > 0;
    return isWorthHaving({
      ruleset,
      rules,
      seat,
      good,
      before: state,
      after: seen.state,
      brings: seen.events,
      isWished,
    });
  });
};
