import type { Event } from "@blueplate/engine";
import type { CityView } from "../view.ts";

/** A run of facts of one phase, with the town as it was before them. */
export interface Scene {
  readonly phase: string;
  readonly view: CityView;
  readonly events: readonly Event[];
  /** The town as its facts have left it, when the scene is played backwards from there. */
  readonly after?: CityView;
}

/** How states of the game that is told follow one another, and how one looks; the caller's rules. */
export interface SceneSource<State> {
  phase(state: State): string;
  picture(state: State): CityView;
  evolve(state: State, event: Event): State;
}

/**
 * New facts as scenes, a phase after the other: dinner is played in the evening, campaigns at night, each on the town that
 * the facts before it have left.
 */
export const scenesOf = <State>(
  story: SceneSource<State>,
  before: State,
  events: readonly Event[],
): readonly Scene[] => {
  const scenes: { readonly phase: string; readonly view: CityView; readonly events: Event[] }[] = [];
  let state = before;
  for (const event of events) {
    const phase = story.phase(state);
    const last = scenes.at(-1);
    if (last?.phase === phase) last.events.push(event);
    else scenes.push({ phase, view: story.picture(state), events: [event] });
    state = story.evolve(state, event);
  }
  return scenes;
};

/** Scenes that lead to a town, played backwards from there: the last one first, each in the light of its own hour. */
export const rewound = (scenes: readonly Scene[], end: CityView): readonly Scene[] =>
  scenes
    .map((scene, index) => ({ ...scene, after: { ...(scenes[index + 1]?.view ?? end), hour: scene.view.hour } }))
    .toReversed();
