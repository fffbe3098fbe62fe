import {
  type Command,
  type Ruleset,
  type EmployeeId,
  type Event,
  type Goods,
  rulesetOf,
  type State,
} from "@blueplate/engine";
import {
  commandOfPurchase,
  cookingPlanOf,
  type CookOrder,
  dinnersLeft,
  bestSite,
  fetchersOf,
  FIRST_DINNER_OF_CAMPAIGN,
  firstDinnerOf,
  type RestaurantSite,
  worthGetting,
} from "@blueplate/forecast";
import { check, type Json, type PickedFields, redact, type Rules, type Seat, type Tagged } from "@blueplate/kernel";
import { knowledgeAt } from "@blueplate/bot";
import { localBot } from "../../local/games.ts";

/** The position that ideas are asked for: the state with its secrets, of which only the seat's own are looked at. */
export interface IdeaRequest {
  readonly rules: Rules;
  readonly state: unknown;
  readonly seat: Seat;
  /** What has happened so far, from which it is told how soon the game ends. */
  readonly facts: readonly Event[];
}

/** What a seat sees of its own working day, as the forecasts take it. */
interface Day {
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

const dayOf = ({ rules, state, seat, facts }: IdeaRequest): Day | null => {
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

/** The rules with a choice narrowed down to what passes; what else a form asks is as it was. */
export const narrowed = (
  rules: Rules,
  tag: string,
  passes: Readonly<Record<string, (value: Json, picked: Readonly<Record<string, Json>>) => boolean>>,
): Rules => {
  const form = rules.forms[tag];
  if (!form) return rules;
  const slots = form.slots.map((slot): typeof slot => {
    const may = passes[slot.name];
    if (!may || slot.shape !== "choice") return slot;
    const candidates: typeof slot.candidates = (state, seat, picked) =>
      slot.candidates(state, seat, picked).filter((value) => may(value, picked));
    return { ...slot, candidates };
  });
  return { ...rules, forms: { ...rules.forms, [tag]: { ...form, slots } } };
};

/** The rules without some of their forms. */
export const lacking = (rules: Rules, tags: readonly string[]): Rules => ({
  ...rules,
  forms: Object.fromEntries(Object.entries(rules.forms).filter(([tag]) => !tags.includes(tag))),
});

/** What is done when nothing is left to do. */
export const END = "work.endTurn";
const COOK = "work.produce";
const DRINKS = ["work.fetchDrink", "work.buyDrinks"];
/** What the working day asks after the drinks. */
const LATER = ["work.placeHouse", "work.addGarden", "work.openRestaurant", "work.moveRestaurant", END];

/** The rules without what brings nothing before the game ends: people and campaigns that come too late. */
const inTime = (rules: Rules, { ruleset, dinners }: Day): Rules => {
  // cast: the slots offer employees.
  const pays = (employee: Json): boolean => firstDinnerOf(ruleset.content, employee as EmployeeId) <= dinners;
  const hired = narrowed(narrowed(rules, "work.hire", { employee: pays }), "work.train", { to: pays });
  return FIRST_DINNER_OF_CAMPAIGN <= dinners ? hired : lacking(hired, ["work.launchCampaign"]);
};

/** The rules as far as they are worth following: nobody comes too late to bring anything, nothing is cooked that nobody buys. */
const worthwhile = (asked: IdeaRequest, day: Day): Rules =>
  narrowed(inTime(asked.rules, day), COOK, {
    cook: (cook) => day.cooking().some((order) => order.cook === cook && order.good !== null),
    good: (good, picked) => day.cooking().some((order) => order.cook === picked["cook"] && order.good === good),
  });

/** The first purchase of those that fetch what is worth getting and the planner leaves: as with dishes, it is counted as unused. */
const purchase = ({ rules }: IdeaRequest, { ruleset, state, seat, worth, ...day }: Day): Tagged | null => {
  if (!DRINKS.some((tag) => rules.forms[tag])) return null;
  const [first] = fetchersOf(ruleset, state, seat).assign(worth).purchases;
  const command = first ? commandOfPurchase(first) : null;
  return command && check(day.rules, state, seat, command) === null ? command : null;
};

/** The first dish of what cooks make by default, where the kitchen is still open: it costs nothing, and is counted as unused. */
const dish = ({ rules, state, seat }: IdeaRequest, day: Day): Tagged | null => {
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
const sited = (asked: IdeaRequest, { ruleset, state, seat }: Day, command: Tagged): Tagged => {
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

/** True where the rules, narrowed down as they are, offer the command: a bot asks what is allowed, not what is offered. */
const isOffered = (rules: Rules, view: unknown, seat: Seat, command: Tagged): boolean => {
  // cast: the fields of a command are JSON by its codec.
  const fields = command as Tagged & Readonly<Record<string, Json>>;
  const slots = rules.forms[command._tag]?.slots ?? null;
  return (
    slots !== null &&
    slots.every((slot) => {
      const value = JSON.stringify(fields[slot.name]);
      return (
        slot.shape !== "choice" ||
        value === undefined ||
        slot.candidates(view, seat, fields).some((each) => JSON.stringify(each) === value)
      );
    })
  );
};

/** Forms that a bot is asked to do without when what it wants is not offered. */
const TRIES = 4;

/** What a bot decides of what the rules offer: what they do not is left out, and it is asked again. */
const offeredBy = (asked: IdeaRequest, bot: string, offered: Rules): Tagged | null => {
  const known = knowledgeAt(asked.rules, asked.state, asked.seat);
  let rules = offered;
  for (let tries = 0; tries < TRIES; tries++) {
    const command = localBot(rules.game, bot)?.decide(known, rules, { seed: "idea", work: 1 }).command ?? null;
    if (!command || isOffered(rules, known.view, asked.seat, command)) return command;
    rules = lacking(rules, [command._tag]);
  }
  return null;
};

/**
 * What a good player would do: the planner's decision from what the seat may see, as long as it gains something before the game ends;
 * else the steady bot's. Food is cooked only where it can be sold tonight, kept for tomorrow, or brings a milestone. How often whoever
 * follows it wins stands in `docs/decisions/bots.md`.
 */
export const decide = (asked: IdeaRequest): Tagged | null => {
  const day = dayOf(asked);
  const rules = day ? worthwhile(asked, day) : asked.rules;
  const command = offeredBy(asked, "medium", rules) ?? offeredBy(asked, "steady", rules);
  if (!day || !command || !LATER.includes(command._tag)) return command;
  return (
    dish(asked, day) ??
    purchase(asked, day) ??
    (command._tag === "work.openRestaurant" ? sited(asked, day, command) : command)
  );
};

/** What a good player would do in one form alone, whatever else is to be done first; null where nothing speaks for it. */
export const adviseOn = (asked: IdeaRequest, tag: string): Tagged | null => {
  const others = Object.keys(asked.rules.forms).filter((each) => each !== tag && each !== END);
  const command = decide({ ...asked, rules: lacking(asked.rules, others) });
  return command?._tag === tag ? command : null;
};
