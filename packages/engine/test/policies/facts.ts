import { loadRules } from "@blueplate/variants";
import { randomGame } from "@blueplate/kernel/testing/random-game";
import { Result } from "effect";
import { expect } from "vitest";
import { type Event, type State } from "../../src/index.ts";

/** The rules of the base game for so many seats. */
export const rulesFor = (seats: number) => Result.getOrThrow(loadRules({ modules: [], options: {}, seats }));

/** Every fact of a random game with the state before it and what was told before it. */
const factsOf = (seats: number, seed: string) => {
  const rules = rulesFor(seats);
  return [...randomGame(rules, seed, 3000)].flatMap(({ before, entry }) => {
    const events = "events" in entry ? entry.events : [];
    let state = before.state;
    return events.map((event, at) => {
      const fact = { rules, state, event, earlier: events.slice(0, at) };
      state = rules.evolve(state, event);
      return fact;
    });
  });
};

/** In the second game restaurants are placed and opened. */
export const facts = [...factsOf(3, "facts"), ...factsOf(2, "f1")];

/** Fields of a fact by name. */
export type Changes = Readonly<Record<string, unknown>>;

/** What of a fact's fields is said otherwise; null for a fact of which that cannot be said. */
export type Lie = (event: Changes, state: State) => Changes | null;

/** Where a fact of this kind is found wrong when some of its fields are others. */
export const faultWith = (tag: Event["_tag"], lie: Lie): string | null => {
  for (const { rules, state, event, earlier } of facts) {
    // cast: a fact by the names of its fields, some of them changed.
    const changes = event._tag === tag ? lie(event as unknown as Changes, state) : null;
    if (!changes) continue;
    expect(rules.validateEvent?.(state, event, earlier)).toBeNull();
    // cast: the same.
    return rules.validateEvent?.(state, { ...event, ...changes } as Event, earlier)?.field ?? null;
  }
  throw new Error(`no such ${tag}`);
};
