import { addCounts, billAfter, type Command, entriesOf, freePositions } from "@blueplate/engine";
import { check } from "@blueplate/kernel";
import type { Archetype } from "../planner/archetypes.ts";
import type { PlanContext } from "../planner/outlook.ts";
import type { PlannedDecision } from "../planner/reasons.ts";
import { firstSites } from "../planner/sites.ts";
import { type Candidate, distinct } from "./candidate.ts";
import { structureAlternatives } from "./structure-candidates.ts";
import { workAlternatives } from "./work-candidates.ts";

/** What the planner would do as a company of this kind. */
export type PlannedAs = (archetype: Archetype) => PlannedDecision;

const positions = ({ state, seat, rules }: PlanContext): readonly Command[] =>
  freePositions(state)
    .map((position): Command => ({ _tag: "order.choosePosition", position }))
    .filter((command) => check(rules, state, seat, command) === null);

/** One of those who cost a salary is let go, where that lowers what is paid today: whoever costs nothing can go another day. */
const dismissals = ({ ruleset, state, seat, rules }: PlanContext): readonly Command[] => {
  const chain = state.chains[seat];
  if (!chain) return [];
  const { due } = billAfter(ruleset, state, seat, []);
  return entriesOf(addCounts(chain.atWork, chain.beach))
    .filter(([kind]) => billAfter(ruleset, state, seat, [kind]).due < due)
    .map(([kind]): Command => ({ _tag: "payday.fire", employees: [kind], busy: [] }))
    .filter((command) => check(rules, state, seat, command) === null);
};

/** Other commands than the planner's own, with what a planner would say for them. */
const alternatives = (here: PlanContext, planned: Command): readonly Omit<Candidate, "archetype">[] => {
  const unsaid = (commands: readonly Command[]) => commands.map((command) => ({ command }));
  if (planned._tag === "restructure.submit") return unsaid(structureAlternatives(here, planned.employees));
  if (planned._tag === "setup.placeRestaurant") return unsaid(firstSites(here));
  if (planned._tag === "order.choosePosition") return unsaid(positions(here));
  if (planned._tag === "payday.fire") return unsaid(dismissals(here));
  return workAlternatives(here, planned);
};

/** One of each in turn, as long as there are some. */
function* inTurn<T>(one: Iterable<T>, other: Iterable<T>): Generator<T> {
  const lists = [one[Symbol.iterator](), other[Symbol.iterator]()];
  for (let ended = 0; ended < lists.length;) {
    ended = 0;
    for (const list of lists) {
      const next = list.next();
      if (next.done === true) ended++;
      else yield next.value;
    }
  }
}

/** The first ones, as many as asked for. */
const firstOf = <T>(items: Iterable<T>, most: number): readonly T[] => {
  const first: T[] = [];
  for (const item of items) {
    first.push(item);
    if (first.length >= most) break;
  }
  return first;
};

/** The planner's own first, then what it would do as each company: each found when it is asked for. */
function* plansAs(
  own: Candidate,
  companies: readonly Archetype[],
  planOf: (company: Archetype) => Candidate,
): Generator<Candidate> {
  yield own;
  for (const company of companies) yield planOf(company);
}

/** Own first, then others and changes in turn. */
function* withChanges(
  own: Candidate,
  others: Iterable<Candidate>,
  changed: readonly Candidate[],
): Generator<Candidate> {
  yield own;
  yield* inTurn(others, changed);
}

/**
 * What is worth a look, as many as asked for: the planner's own command first, then in turn what it would do as another company and
 * changes of its own, those first that it makes most of itself.
 */
export const candidatesFor = (
  here: PlanContext,
  planned: PlannedAs,
  archetypes: readonly Archetype[],
  most: number,
): readonly Candidate[] => {
  const { archetype } = here;
  const planAs = (each: Archetype, becomes: Archetype): Candidate => {
    const { command, reasons = [] } = planned(each);
    return { command, reasons, archetype: becomes };
  };
  const own = planAs(archetype, archetype);
  const { _tag: phase } = here.state.stage;
  if (phase === "setup-reserve" || phase === "cleanup") return [own];
  const isPlan = phase === "restructuring";
  const companies = isPlan || phase === "working" ? archetypes : [];
  const others = distinct(plansAs(own, companies, (each) => planAs(each, isPlan ? each : archetype)));
  // Own stands before them.
  others.next();
  const changed = alternatives(here, own.command).map((idea) => ({ ...idea, archetype }));
  return firstOf(distinct(withChanges(own, others, changed)), most);
};
