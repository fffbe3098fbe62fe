import type { CityView } from "@blueplate/city";
import type { Event, State } from "@blueplate/engine";
import type { Rules, Tagged } from "@blueplate/kernel";

/** A run of facts of one phase, with the town as it was before them. */
export interface Scene {
  readonly phase: State["stage"]["_tag"];
  readonly view: CityView;
  readonly events: readonly Event[];
}

/**
 * New facts as scenes, a phase after the other: dinner is played in the evening, campaigns at night, each on the town that
 * the facts before it have left.
 */
export const scenesOf = (
  rules: Rules,
  picture: (state: State) => CityView,
  before: State,
  facts: readonly Tagged[],
): readonly Scene[] => {
  const scenes: { readonly from: State; readonly events: Event[] }[] = [];
  let state = before;
  for (const fact of facts) {
    const last = scenes.at(-1);
    const scene = last && last.from.stage._tag === state.stage._tag ? last : { from: state, events: [] };
    if (scene !== last) scenes.push(scene);
    // cast: the facts of a table of this game have its own schemas, its states are what they fold to.
    scene.events.push(fact as Event);
    state = rules.evolve(state, fact) as State;
  }
  return scenes.map(({ from, events }) => ({ phase: from.stage._tag, view: picture(from), events }));
};
