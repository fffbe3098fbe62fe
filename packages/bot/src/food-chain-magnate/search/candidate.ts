import type { Command } from "@blueplate/engine";
import type { Archetype } from "../planner/archetypes.ts";
import type { PlanReason } from "../planner/reasons.ts";

/** A way to go on: a command, and what the company means to become after it. */
export interface Candidate {
  readonly command: Command;
  readonly archetype: Archetype;
  /** Why a planner would do it. */
  readonly reasons?: readonly PlanReason[];
}

/** Candidates of which each command stands once, the first ones first: as many as are asked for, since to find one is work. */
export function* distinct(candidates: Iterable<Candidate>): Generator<Candidate> {
  const seen = new Set<string>();
  for (const candidate of candidates) {
    const name = JSON.stringify(candidate.command);
    if (seen.has(name)) continue;
    seen.add(name);
    yield candidate;
  }
}
