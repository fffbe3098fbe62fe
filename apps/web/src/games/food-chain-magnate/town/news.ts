import type { Entry, Rules, Tagged } from "@blueplate/kernel";
import type { CityView } from "@blueplate/city";
import type { State } from "@blueplate/engine";
import { type Scene, scenesOf } from "./scenes.ts";

/** A table as it stood at a look. */
export interface Look {
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
  before: Look | null,
  now: Look,
): readonly Scene[] => {
  if (!before || now.entries.length <= before.entries.length) return [];
  const facts: Tagged[] = [];
  for (const entry of now.entries.slice(before.entries.length)) {
    if (entry._tag !== "Played") return [];
    facts.push(...entry.events);
  }
  return scenesOf(rules, picture, before.state, facts);
};
