import { addCounts, type Command, countSalaried, entriesOf, freePositions } from "@blueplate/engine";
import { check, type Dice } from "@blueplate/kernel";
import type { Archetype } from "../planner/archetypes.ts";
import type { PlanContext } from "../planner/outlook.ts";
import { type Candidate, distinct } from "./candidate.ts";
import { structureAlternatives } from "./structure-candidates.ts";
import { workAlternatives } from "./work-candidates.ts";

/** What the planner would do as a company of this kind. */
export type PlannedAs = (archetype: Archetype) => Command;

const positions = ({ state, seat, rules }: PlanContext): readonly Command[] =>
  freePositions(state)
    .map((position): Command => ({ _tag: "order.choosePosition", position }))
    .filter((command) => check(rules, state, seat, command) === null);

/** Nobody is let go, or one more of those who cost a salary. */
const dismissals = ({ ruleset, state, seat, rules }: PlanContext): readonly Command[] => {
  const chain = state.chains[seat];
  if (!chain) return [];
  return entriesOf(addCounts(chain.atWork, chain.beach))
    .filter(([kind]) => countSalaried(ruleset, chain, { [kind]: 1 }) > 0)
    .map(([kind]): Command => ({ _tag: "payday.fire", employees: [kind], busy: [] }))
    .filter((command) => check(rules, state, seat, command) === null);
};

/** Other commands than the planner's own. */
const alternatives = (here: PlanContext, planned: Command): readonly Command[] => {
  if (planned._tag === "restructure.submit") return structureAlternatives(here, planned.employees);
  if (planned._tag === "order.choosePosition") return positions(here);
  if (planned._tag === "payday.fire") return dismissals(here);
  return workAlternatives(here);
};

/**
 * What is worth a look: the planner's own command first, then what it would do as another company, then changes of it, as many as
 * asked for. Those that find no room are left out by chance.
 */
export const candidatesFor = (
  here: PlanContext,
  planned: PlannedAs,
  archetypes: readonly Archetype[],
  dice: Dice,
  most: number,
): readonly Candidate[] => {
  const { archetype } = here;
  const own = { command: planned(archetype), archetype };
  const { _tag: phase } = here.state.stage;
  if (phase === "setup-restaurants" || phase === "setup-reserve" || phase === "cleanup") return [own];
  const isPlan = phase === "restructuring";
  const others =
    isPlan || phase === "working"
      ? archetypes.map((each) => ({ command: planned(each), archetype: isPlan ? each : archetype }))
      : [];
  const changed = alternatives(here, own.command).map((command) => ({ command, archetype }));
  return distinct([own, ...others, ...dice.shuffle("changes", changed)]).slice(0, most);
};
