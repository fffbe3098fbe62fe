import { addCounts, billAfter, type Command, entriesOf, freePositions } from "@blueplate/engine";
import { check } from "@blueplate/kernel";
import type { Archetype } from "../planner/archetypes.ts";
import type { PlanContext } from "../planner/outlook.ts";
import { firstSites } from "../planner/sites.ts";
import { type Candidate, distinct } from "./candidate.ts";
import { structureAlternatives } from "./structure-candidates.ts";
import { workAlternatives } from "./work-candidates.ts";

/** What the planner would do as a company of this kind. */
export type PlannedAs = (archetype: Archetype) => Command;

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

/** Other commands than the planner's own. */
const alternatives = (here: PlanContext, planned: Command): readonly Command[] => {
  if (planned._tag === "restructure.submit") return structureAlternatives(here, planned.employees);
  if (planned._tag === "setup.placeRestaurant") return firstSites(here);
  if (planned._tag === "order.choosePosition") return positions(here);
  if (planned._tag === "payday.fire") return dismissals(here);
  return workAlternatives(here, planned);
};

/** One of each in turn, as long as there are some. */
const inTurn = <T>(one: readonly T[], other: readonly T[]): readonly T[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at], other[at]])
    .flat()
    .flatMap((each) => each ?? []);

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
  const own = { command: planned(archetype), archetype };
  const { _tag: phase } = here.state.stage;
  if (phase === "setup-reserve" || phase === "cleanup") return [own];
  const isPlan = phase === "restructuring";
  const companies = isPlan || phase === "working" ? archetypes : [];
  const others = companies.map((each) => ({ command: planned(each), archetype: isPlan ? each : archetype }));
  const changed = alternatives(here, own.command).map((command) => ({ command, archetype }));
  const [, ...distinctOthers] = distinct([own, ...others]);
  return distinct([own, ...inTurn(distinctOthers, changed)]).slice(0, most);
};
