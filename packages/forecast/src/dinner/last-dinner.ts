import type { Command, Event, Ruleset, State } from "@blueplate/engine";
import type { Rules } from "@blueplate/kernel";
import { type Service, serviceAt, type HouseAtDinner } from "./dinner.ts";

/** A dinner that has been eaten: the town as it sat down, and every house with demand as it was served. */
export interface PastDinner {
  readonly round: number;
  readonly before: State;
  readonly services: readonly Service[];
}

const sittingsFrom = (evolve: (state: State, event: Event) => State, before: State, facts: readonly Event[]) => {
  const sittings: HouseAtDinner[] = [];
  let now = before;
  for (const fact of facts) {
    if (fact._tag === "DinnerStepBegan") break;
    if (fact._tag === "HouseServed" || fact._tag === "HouseUnserved") sittings.push({ before: now, fact });
    now = evolve(now, fact);
  }
  return sittings;
};

/**
 * The last dinner by its facts: who was served by whom, how everybody else stood at that moment. From the facts of a game, in
 * order, as its seat may see them; null before the first dinner.
 */
export const lastDinnerOf = (
  ruleset: Ruleset,
  { evolve, initialState }: Pick<Rules<State, Command, Event>, "evolve" | "initialState">,
  facts: readonly Event[],
): PastDinner | null => {
  const begins = facts.findLastIndex((fact) => fact._tag === "PhaseBegan" && fact.stage._tag === "dinnertime");
  if (begins < 0) return null;
  const before = facts.slice(0, begins + 1).reduce(evolve, initialState);
  const sittings = sittingsFrom(evolve, before, facts.slice(begins + 1));
  return { round: before.round, before, services: sittings.map((sitting) => serviceAt(ruleset, sitting)) };
};
