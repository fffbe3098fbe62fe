import {
  type Command,
  type EmployeeId,
  type Event,
  type Goods,
  type Ruleset,
  rulesetOf,
  type State,
} from "@blueplate/engine";
import {
  bestSite,
  commandOfPurchase,
  type CookOrder,
  cookingPlanOf,
  dinnersLeft,
  fetchersOf,
  FIRST_DINNER_OF_CAMPAIGN,
  firstDinnerOf,
  type RestaurantSite,
  worthGetting,
} from "@blueplate/forecast";
import { check, type Json, type PickedFields, redact, type Rules, type Seat, type Tagged } from "@blueplate/kernel";
import { lacking, narrowed } from "./narrowing.ts";

/** The position that ideas are asked for: the state with its secrets, of which only the seat's own are looked at. */
export interface IdeaRequest {
  readonly rules: Rules;
  readonly state: unknown;
  readonly seat: Seat;
  /** What has happened so far, from which it is told how soon the game ends. */
  readonly facts: readonly Event[];
}

/** What a seat sees of its own working day, as the forecasts take it. */
export interface Day {
  readonly ruleset: Ruleset;
  readonly rules: Rules<State, Command, Event>;
  readonly state: State;
  readonly seat: Seat;
  /** What the cooks make by default. */
  readonly cooking: () => readonly CookOrder[];
  /** What is worth getting today. */
  readonly worth: Goods;
  /** How many dinners there still are at most, as far as the end is in sight. */
  readonly dinners: number;
}

/** The working day of the seat that asks; null while it has none. */
export const dayOf = ({ rules, state, seat, facts }: IdeaRequest): Day | null => {
  // cast: the coach sits at tables of Food Chain Magnate only.
  const seen = redact(state, seat) as State;
  const ruleset = rulesetOf(rules);
  if (!ruleset || seen.stage._tag !== "working") return null;
  // cast: as above.
  const play = rules as unknown as Day["rules"];
  const dinners = dinnersLeft(ruleset, seen, facts, seat) ?? Number.POSITIVE_INFINITY;
  let cooking: readonly CookOrder[] | null = null;
  return {
    ruleset,
    rules: play,
    state: seen,
    seat,
    cooking: () => (cooking ??= cookingPlanOf(ruleset, play, seen, seat).orders),
    worth: worthGetting(ruleset, seen, seat),
    dinners,
  };
};

const COOK = "work.produce";
const DRINKS = ["work.fetchDrink", "work.buyDrinks"];

/** The rules without what brings nothing before the game ends: people and campaigns that come too late. */
const inTime = (rules: Rules, { ruleset, dinners }: Day): Rules => {
  // cast: the slots offer employees.
  const pays = (employee: Json): boolean => firstDinnerOf(ruleset.content, employee as EmployeeId) <= dinners;
  const hired = narrowed(narrowed(rules, "work.hire", { employee: pays }), "work.train", { to: pays });
  return FIRST_DINNER_OF_CAMPAIGN <= dinners ? hired : lacking(hired, ["work.launchCampaign"]);
};

/** The rules as far as they are worth following: nobody comes too late to bring anything, nothing is cooked that nobody buys. */
export const worthwhile = (asked: IdeaRequest, day: Day): Rules =>
  narrowed(inTime(asked.rules, day), COOK, {
    cook: (cook) => day.cooking().some((order) => order.cook === cook && order.good !== null),
    good: (good, picked) => day.cooking().some((order) => order.cook === picked["cook"] && order.good === good),
  });

/** The first purchase of those that fetch what is worth getting and the planner leaves: as with dishes, it is counted as unused. */
export const purchase = ({ rules }: IdeaRequest, { ruleset, state, seat, worth, ...day }: Day): Tagged | null => {
  if (!DRINKS.some((tag) => rules.forms[tag])) return null;
  const [first] = fetchersOf(ruleset, state, seat).assign(worth).purchases;
  const command = first ? commandOfPurchase(first) : null;
  return command && check(day.rules, state, seat, command) === null ? command : null;
};

/** The first dish of what cooks make by default, where the kitchen is still open: it costs nothing, and is counted as unused. */
export const dish = ({ rules, state, seat }: IdeaRequest, day: Day): Tagged | null => {
  if (!rules.forms[COOK]) return null;
  const order = day.cooking().find(({ good }) => good !== null);
  const command = order ? { _tag: COOK, cook: order.cook, good: order.good } : null;
  return command && check(rules, state, seat, command) === null ? command : null;
};

/** What a slot of a form offers once these are picked. */
const offersOf = ({ rules, state, seat }: IdeaRequest, tag: string, name: string, picked: PickedFields) => {
  const slot = rules.forms[tag]?.slots.find((each) => each.name === name);
  return slot?.shape === "choice" ? slot.candidates(state, seat, picked) : [];
};

/** A further restaurant where the forecast says, which is where the town shows it: whether it pays to open one is the bot's to say. */
export const sited = (asked: IdeaRequest, { ruleset, state, seat }: Day, command: Tagged): Tagged => {
  // cast: the fields of a command are JSON by its codec.
  const { manager = null } = command as Tagged & PickedFields;
  const sites = offersOf(asked, command._tag, "at", { manager }).flatMap((at) =>
    // cast: slots of these names offer squares and corners.
    offersOf(asked, command._tag, "entrance", { manager, at }).map(
      (entrance) => ({ at, entrance }) as unknown as RestaurantSite,
    ),
  );
  return { ...command, ...bestSite(ruleset, state, seat, sites) };
};
