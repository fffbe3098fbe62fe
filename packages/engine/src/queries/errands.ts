import type { Seat } from "@blueplate/kernel";
import { abilityOf } from "../content/index.ts";
import { moreDrinks } from "../forms/fetch-drink.ts";
import type { Ruleset } from "../formulas/index.ts";
import {
  addCounts,
  type CommandOf,
  countOf,
  type EmployeeId,
  entriesOf,
  type Good,
  type Goods,
  type State,
  totalOf,
} from "../model/index.ts";
import { missingOf } from "./dinner.ts";
import { choiceOf, type Trip, tripsOf } from "./hauls.ts";
import { type Lack, lackOf, unusedOf } from "./lack.ts";

/** What one card does for a wish: a buyer drives or flies a trip, an errand boy (no trip) fetches one kind. */
export interface Errand {
  readonly employee: EmployeeId;
  readonly drinks: Goods;
  readonly trip: Trip | null;
}

/** What of a wish nobody brings, and why. */
export interface Missing {
  readonly good: Good;
  readonly count: number;
  readonly why: Lack;
}

/** Everybody's part in a wish. */
export interface Assignment {
  /** Those who are needed, in an order in which the forms take them one after the other. */
  readonly errands: readonly Errand[];
  /** What they bring together. */
  readonly drinks: Goods;
  /** What of it nobody has wished for. */
  readonly spare: Goods;
  readonly missing: readonly Missing[];
}

/** All that one errand boy may bring: so many of one kind (R11.3, R11.8). */
const fetches = (ruleset: Ruleset, state: State, seat: Seat, employee: EmployeeId): readonly Errand[] => {
  const count = (abilityOf(ruleset.content, employee, "fetch")?.count ?? 0) + moreDrinks(ruleset, state, seat);
  return ruleset.content.drinks.map((good): Errand => ({ employee, drinks: { [good]: count }, trip: null }));
};

/** All that one buyer may bring, the shortest trip for each set of goods. */
const drives = (ruleset: Ruleset, state: State, seat: Seat, employee: EmployeeId): readonly Errand[] => {
  const { best, dominated } = choiceOf(tripsOf(ruleset, state, seat, employee));
  return [...best, ...dominated].map((trip): Errand => ({ employee, drinks: trip.drinks, trip }));
};

/** What everybody who is left may do: buyers first, then errand boys, a list of errands for each card. */
const handsOf = (ruleset: Ruleset, state: State, seat: Seat): readonly (readonly Errand[])[] => {
  const known = new Map<EmployeeId, readonly Errand[]>();
  const once = (employee: EmployeeId, find: typeof drives): readonly Errand[] => {
    const errands = known.get(employee) ?? find(ruleset, state, seat, employee);
    known.set(employee, errands);
    return errands;
  };
  return [
    ...unusedOf(ruleset, state, seat, "buy").map((employee) => once(employee, drives)),
    ...unusedOf(ruleset, state, seat, "fetch").map((employee) => once(employee, fetches)),
  ];
};

const HANDS: Lack = { _tag: "hands" };

/** Some errands, and what they leave of the wish. */
interface Plan {
  readonly rest: Goods;
  readonly spare: number;
  readonly borders: number;
  readonly squares: number;
  readonly errands: readonly Errand[];
}

/** Less missing is better, then less that nobody asked for, fewer people, fewer borders, fewer squares. */
const costOf = ({ rest, spare, errands, borders, squares }: Plan): readonly number[] => [
  totalOf(rest),
  spare,
  errands.length,
  borders,
  squares,
];

const isBetter = (plan: Plan, than: Plan): boolean => {
  const [mine, other] = [costOf(plan), costOf(than)];
  const at = mine.findIndex((cost, index) => cost !== other[index]);
  return at >= 0 && (mine[at] ?? 0) < (other[at] ?? 0);
};

/** The plan with one errand more, or null where that brings nothing that is still missing. */
const withErrand = (plan: Plan, errand: Errand): Plan | null => {
  const rest = missingOf(errand.drinks, plan.rest);
  const met = totalOf(plan.rest) - totalOf(rest);
  if (met === 0) return null;
  return {
    rest,
    spare: plan.spare + totalOf(errand.drinks) - met,
    borders: plan.borders + (errand.trip?.distance ?? 0),
    squares: plan.squares + (errand.trip?.route.length ?? 0),
    errands: [...plan.errands, errand],
  };
};

/**
 * The best plan. Card by card, and of all plans that leave the same rest only the best: the costs of what comes later depend on
 * nothing else. So the work is at most cards × errands × rests, whatever the number of combinations.
 */
const bestPlan = (kinds: readonly Good[], wish: Goods, hands: readonly (readonly Errand[])[]): Plan => {
  const none: Plan = { rest: wish, spare: 0, borders: 0, squares: 0, errands: [] };
  const keyOf = ({ rest }: Plan): string => kinds.map((good) => countOf(rest, good)).join();
  let plans = new Map([[keyOf(none), none]]);
  for (const errands of hands) {
    const next = new Map(plans);
    for (const plan of plans.values()) {
      for (const errand of errands) {
        const more = withErrand(plan, errand);
        const known = more && next.get(keyOf(more));
        if (more && (!known || isBetter(more, known))) next.set(keyOf(more), more);
      }
    }
    plans = next;
  }
  return [...plans.values()].reduce((best, plan) => (isBetter(plan, best) ? plan : best), none);
};

/** The buyers and errand boys of a turn who have not acted, ready for any wish. */
export interface Fetchers {
  /** How many of them there are. */
  readonly people: number;
  /** The most of each drink that they could bring, if they brought nothing else. */
  readonly most: Goods;
  /**
   * Everybody's part in a wish (R11.3 to R11.9): the errands that leave least of it unmet, of those the ones that bring least
   * besides, then with the fewest people and the shortest ways. The same wish finds the same errands.
   */
  readonly assign: (wish: Goods) => Assignment;
}

/** Who can fetch drinks for a seat now; nobody outside its turn. */
export const fetchersOf = (ruleset: Ruleset, state: State, seat: Seat): Fetchers => {
  const hands = handsOf(ruleset, state, seat);
  const { drinks: kinds } = ruleset.content;
  const most = Object.fromEntries(
    kinds.map((good) => [
      good,
      hands.reduce((sum, errands) => sum + Math.max(0, ...errands.map(({ drinks }) => countOf(drinks, good))), 0),
    ]),
  );
  const whyNot = (good: Good): Lack => (countOf(most, good) > 0 ? HANDS : lackOf(ruleset, state, seat, good));
  const assign = (wish: Goods): Assignment => {
    const asked = Object.fromEntries(entriesOf(wish).filter(([good, count]) => kinds.includes(good) && count > 0));
    const { rest, errands } = bestPlan(kinds, asked, hands);
    const drinks = errands.reduce<Goods>((sum, errand) => addCounts(sum, errand.drinks), {});
    const missing = entriesOf(rest).map(([good, count]) => ({ good, count, why: whyNot(good) }));
    return { errands, drinks, spare: missingOf(asked, drinks), missing };
  };
  return { people: hands.length, most, assign };
};

/** The command that does an errand. */
export const commandOfErrand = ({
  employee,
  drinks,
  trip,
}: Errand): CommandOf<"work.buyDrinks"> | CommandOf<"work.fetchDrink"> | null => {
  if (trip) return { _tag: "work.buyDrinks", buyer: employee, from: trip.from, route: trip.route };
  const good = entriesOf(drinks)[0]?.[0];
  return good === undefined ? null : { _tag: "work.fetchDrink", good };
};
