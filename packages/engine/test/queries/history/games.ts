import type { Entry, Played } from "@blueplate/kernel";
import { randomGame } from "@blueplate/kernel/testing/random-game";
import { Result } from "effect";
import {
  type Definition,
  type Event,
  type History,
  historyOf,
  loadDefinition,
  loadRules,
  type State,
} from "../../../src/index.ts";

/** A random game with the state after each step. */
export interface Replayed {
  readonly definition: Definition;
  readonly entries: readonly Entry<Event>[];
  readonly states: readonly State[];
  readonly history: History;
}

/** A random game of a ruleset, to its end or to so many decisions. */
export const replayed = (ruleset: string, seats: number, seed: string, decisions = 900): Replayed => {
  const config = { ruleset, seats, options: {} };
  const rules = Result.getOrThrow(loadRules(config));
  const definition = Result.getOrThrow(loadDefinition(config));
  const states: State[] = [];
  let entries: readonly Entry<Event>[] = [];
  for (const { before, after } of randomGame(rules, seed, decisions)) {
    if (states.length === 0) states.push(before.state);
    states.push(after.state);
    entries = after.entries;
  }
  return { definition, entries, states, history: historyOf(definition, rules, entries) };
};

/** The facts of a game, each with its step. */
export const factsOf = ({ entries }: Replayed): readonly { readonly at: number; readonly event: Event }[] =>
  entries
    .filter((entry): entry is Played<Event> => "events" in entry)
    .flatMap(({ events }, at) => events.map((event) => ({ at, event })));
