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

/** Some errands, the last one first, and how much of each kind they leave of the wish. */
interface Plan {
  readonly rest: readonly number[];
  /** How much that is together. */
  readonly unmet: number;
  readonly spare: number;
  readonly people: number;
  readonly borders: number;
  readonly squares: number;
  readonly last: { readonly errand: Errand; readonly before: Plan } | null;
}

/** Less missing is better, then less that nobody asked for, fewer people, fewer borders, fewer squares. */
const isBetter = (plan: Plan, than: Plan): boolean => {
  if (plan.unmet !== than.unmet) return plan.unmet < than.unmet;
  if (plan.spare !== than.spare) return plan.spare < than.spare;
  if (plan.people !== than.people) return plan.people < than.people;
  if (plan.borders !== than.borders) return plan.borders < than.borders;
  return plan.squares < than.squares;
};

/** What an errand brings, kind by kind. */
interface Load {
  readonly errand: Errand;
  readonly counts: readonly number[];
}

/** The plan with one errand more, or null where that brings nothing that is still missing. */
const withLoad = (plan: Plan, { errand, counts }: Load): Plan | null => {
  const rest = plan.rest.map((count, kind) => Math.max(0, count - (counts[kind] ?? 0)));
  const unmet = rest.reduce((sum, count) => sum + count, 0);
  if (unmet === plan.unmet) return null;
  return {
    rest,
    unmet,
    spare: plan.spare + totalOf(errand.drinks) - (plan.unmet - unmet),
    people: plan.people + 1,
    borders: plan.borders + (errand.trip?.distance ?? 0),
    squares: plan.squares + (errand.trip?.route.length ?? 0),
    last: { errand, before: plan },
  };
};

/**
 * The best plan. Card by card, and of all plans that leave the same rest only the best: the costs of what comes later depend on
 * nothing else. So the work is at most cards × errands × rests, whatever the number of combinations.
 */
const bestPlan = (wished: readonly number[], hands: readonly (readonly Load[])[]): Plan => {
  const unmet = wished.reduce((sum, count) => sum + count, 0);
  const none: Plan = { rest: wished, unmet, spare: 0, people: 0, borders: 0, squares: 0, last: null };
  // A number for each rest, as in a clock whose wheels have so many teeth.
  const keyOf = ({ rest }: Plan): number =>
    rest.reduce((key, count, kind) => key * ((wished[kind] ?? 0) + 1) + count, 0);
  let plans = new Map([[keyOf(none), none]]);
  for (const loads of hands) {
    const next = new Map(plans);
    for (const plan of plans.values()) {
      for (const load of loads) {
        const more = withLoad(plan, load);
        const known = more && next.get(keyOf(more));
        if (more && (!known || isBetter(more, known))) next.set(keyOf(more), more);
      }
    }
    plans = next;
  }
  return [...plans.values()].reduce((best, plan) => (isBetter(plan, best) ? plan : best), none);
};

const errandsOf = (plan: Plan): readonly Errand[] => {
  const errands: Errand[] = [];
  for (let { last } = plan; last; last = last.before.last) errands.unshift(last.errand);
  return errands;
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
  const loads = hands.map((errands) =>
    errands.map((errand): Load => ({ errand, counts: kinds.map((good) => countOf(errand.drinks, good)) })),
  );
  const whyNot = (good: Good): Lack => (countOf(most, good) > 0 ? HANDS : lackOf(ruleset, state, seat, good));
  const assign = (wish: Goods): Assignment => {
    const wished = kinds.map((good) => Math.max(0, countOf(wish, good)));
    const plan = bestPlan(wished, loads);
    const errands = errandsOf(plan);
    const drinks = errands.reduce<Goods>((sum, errand) => addCounts(sum, errand.drinks), {});
    const missing = kinds.flatMap((good, kind): readonly Missing[] => {
      const count = plan.rest[kind] ?? 0;
      return count > 0 ? [{ good, count, why: whyNot(good) }] : [];
    });
    return { errands, drinks, spare: missingOf(wish, drinks), missing };
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
