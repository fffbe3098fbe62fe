import type { Command } from "@blueplate/engine";
import type { Archetype } from "../planner/archetypes.ts";

/** A way to go on: a command, and what the company means to become after it. */
export interface Candidate {
  readonly command: Command;
  readonly archetype: Archetype;
}

/** Candidates of which each command stands once, the first ones first. */
export const distinct = (candidates: readonly Candidate[]): readonly Candidate[] => {
  const seen = new Set<string>();
  return candidates.filter(({ command }) => {
    const name = JSON.stringify(command);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
};
