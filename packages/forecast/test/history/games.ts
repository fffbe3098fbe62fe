import { loadRules, modulesOf } from "@blueplate/variants";
import { type Ruleset, type Event, type State } from "@blueplate/engine";
import { type History, historyOf } from "../../src/index.ts";
import type { Entry, Played } from "@blueplate/kernel";
import { randomGame } from "@blueplate/kernel/testing/random-game";
import { Result } from "effect";

/** A random game with the state after each step. */
export interface Replayed {
  readonly ruleset: Ruleset;
  readonly entries: readonly Entry<Event>[];
  readonly states: readonly State[];
  readonly history: History;
}

/** A random game of a ruleset, to its end or to so many decisions. */
export const replayed = (id: string, seats: number, seed: string, decisions = 900): Replayed => {
  const config = { modules: modulesOf(id), seats, options: {} };
  const rules = Result.getOrThrow(loadRules(config));
  const { ruleset } = rules;
  const states: State[] = [];
  let entries: readonly Entry<Event>[] = [];
  for (const { before, after } of randomGame(rules, seed, decisions)) {
    if (states.length === 0) states.push(before.state);
    states.push(after.state);
    entries = after.entries;
  }
  return { ruleset, entries, states, history: historyOf(ruleset, rules, entries) };
};

/** The facts of a game, each with its step. */
export const factsOf = ({ entries }: Replayed): readonly { readonly at: number; readonly event: Event }[] =>
  entries
    .filter((entry): entry is Played<Event> => "events" in entry)
    .flatMap(({ events }, at) => events.map((event) => ({ at, event })));
