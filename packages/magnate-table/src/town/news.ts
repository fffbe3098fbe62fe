import type { CityView } from "@blueplate/city";
import { rewound, type Scene, scenesOf } from "@blueplate/city/playback";
import type { Event, State } from "@blueplate/engine";
import type { Entry, Rules } from "@blueplate/kernel";

/** A table as it stood at a look. */
export interface LastVisit {
  readonly entries: readonly Entry[];
  readonly state: State;
}

/**
 * What has happened between two looks, as scenes. Nothing when entries were taken back, and nothing at the first look: the
 * past of a table that was just opened is not played again.
 */
export const newsBetween = (
  rules: Rules,
  picture: (state: State) => CityView,
  before: LastVisit | null,
  now: LastVisit,
): readonly Scene[] => {
  if (!before || now.entries.length <= before.entries.length) return [];
  const facts: Event[] = [];
  for (const entry of now.entries.slice(before.entries.length)) {
    if (entry._tag === "ControllerChanged" || entry._tag === "RulesChanged") continue;
    if (entry._tag !== "Played") return [];
    // cast: the facts of a table of this game have its own schemas.
    facts.push(...(entry.events as unknown as readonly Event[]));
  }
  // cast: so have the states that they fold to.
  const evolve = (state: State, event: Event): State => rules.evolve(state, event) as State;
  return scenesOf({ phase: ({ stage }) => stage._tag, picture, evolve }, before.state, facts);
};

/** The way from one look to another as scenes: on to what has happened since, or back to where it had not happened yet. */
export const wayBetween = (
  rules: Rules,
  picture: (state: State) => CityView,
  from: LastVisit | null,
  to: LastVisit,
): readonly Scene[] =>
  from && from.entries.length > to.entries.length
    ? rewound(newsBetween(rules, picture, to, from), picture(from.state))
    : newsBetween(rules, picture, from, to);
