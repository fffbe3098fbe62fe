import { type EventBatch, type Dice, type PhaseRun, type Reducer, runPhase } from "@blueplate/kernel";
import { type Event, type Phase, phaseOf, type State } from "../model/index.ts";
import { followersOf, rowsOf } from "../phases/index.ts";
import type { Events, PhaseRow, PhaseSequence, Policy, Ruleset } from "../ruleset/index.ts";
import { memoizeWeak } from "./memoize-weak.ts";

type Follow = Pick<Reducer<State, Event>, "react" | "advance">;

interface Sequenced {
  readonly rows: ReadonlyMap<Phase, PhaseRow>;
  readonly followers: ReadonlyMap<Phase, readonly PhaseRow[]>;
}

const sequenced = memoizeWeak((phases: PhaseSequence): Sequenced => ({
  rows: rowsOf(phases),
  followers: followersOf(phases),
}));

/** The row of a phase, or undefined in games that have no such phase. */
export const phaseRow = ({ phases }: Pick<Ruleset, "phases">, phase: Phase): PhaseRow | undefined =>
  sequenced(phases).rows.get(phase);

const NOTHING: EventBatch<State, Event> = [];

/** The events with which the first of these phases begins that is not skipped. */
const beginFirst = (ruleset: Ruleset, rows: readonly PhaseRow[], state: State): EventBatch<State, Event> => {
  for (const row of rows) {
    const events = row.begin(ruleset, state);
    if (events.length > 0) return events;
  }
  return NOTHING;
};

/** The beginning of the first phase of a game. */
export const beginGame = (ruleset: Ruleset, state: State): EventBatch<State, Event> =>
  beginFirst(ruleset, [...ruleset.phases.setup, ...ruleset.phases.round], state);

const advanceOf = (ruleset: Ruleset): Follow["advance"] => {
  const { rows, followers } = sequenced(ruleset.phases);
  return (state, dice) => {
    const row = rows.get(phaseOf(state.stage));
    if (!row) return NOTHING;
    const events = row.advance(ruleset, state, dice);
    if (events.length > 0 || !row.done(ruleset, state)) return events;
    return beginFirst(ruleset, followers.get(row.id) ?? [], state);
  };
};

/** By event the policies that answer to it, in their order. */
const policiesByEvent = memoizeWeak((policies: readonly Policy[]): ReadonlyMap<string, readonly Policy[]> => {
  const events = new Set(policies.flatMap((policy) => policy.answers));
  return new Map(Array.from(events, (event) => [event, policies.filter((policy) => policy.answers.includes(event))]));
});

/** What follows at once from an event: the answers of the policies that are asked after it, each on what the one before has left. */
const reactOf = (ruleset: Ruleset): Follow["react"] => {
  const answering = policiesByEvent(ruleset.policies);
  return (state, event) => {
    const policies = answering.get(event._tag);
    if (!policies) return NOTHING;
    const [first, ...others] = policies;
    const reactions = first?.react(ruleset, state, event) ?? NOTHING;
    return others.length === 0
      ? reactions
      : [...reactions, ...others.map((policy) => (now: State) => policy.react(ruleset, now, event))];
  };
};

/** What of a ruleset brings one event about after another. Kept with the ruleset. */
export const reducerOf: (ruleset: Ruleset) => Reducer<State, Event> = memoizeWeak((ruleset: Ruleset) => ({
  game: "food-chain-magnate",
  // An event whose module is not there changes nothing.
  evolve: (state: State, event: Event) => ruleset.events[event._tag]?.evolve(state, event) ?? state,
  react: reactOf(ruleset),
  advance: advanceOf(ruleset),
}));

/** The phases of a round that come after the last of some, of which a game need not have all, up to another and with it, or to the end. */
export interface PhaseSpan {
  readonly after: readonly Phase[];
  readonly to?: Phase;
}

/** The phases of a span as they follow each other in this game; where it has none of those before, the last one alone. */
const rowsIn = ({ phases: { round } }: Ruleset, { after, to }: PhaseSpan): readonly PhaseRow[] => {
  const last = to === undefined ? round.length - 1 : round.findIndex(({ id }) => id === to);
  const before = round.findLastIndex(({ id }) => after.includes(id));
  return last < 0 ? [] : round.slice(before < 0 ? last : before + 1, last + 1);
};

/** What to leave out of a run of phases, and what to put in. */
export interface PhaseRunChoices {
  /** Where the run stops before the end of the span. */
  readonly isEnough?: (state: State) => boolean;
  /** What those decide who are waited for; nothing where their decision is passed over. */
  readonly decide?: (state: State) => Events;
}

/** The game as it goes on within these phases: a state of none of them goes on with the first, and a phase that waits with the next. */
const passingBy = (
  ruleset: Ruleset,
  rows: readonly PhaseRow[],
  decide: (state: State) => Events,
): Follow["advance"] => {
  const phases = rows.map(({ id }) => id);
  return (state, dice) => {
    if (state.stage._tag === "over") return NOTHING;
    const at = phases.indexOf(phaseOf(state.stage));
    const events = rows[at]?.advance(ruleset, state, dice) ?? NOTHING;
    if (events.length > 0) return events;
    const decided = rows[at]?.done(ruleset, state) === false ? decide(state) : NOTHING;
    return decided.length > 0 ? decided : beginFirst(ruleset, rows.slice(at + 1), state);
  };
};

/**
 * Lets phases run as the game runs them, with everything that follows from each event, though nobody acts: what waits for a decision
 * is passed over, unless `decide` says what it is. Begins in the phase of the state where that lies within the span, with the first
 * one otherwise. Stops where `isEnough` says so. The way to foresee what will happen.
 */
export const runPhases = (
  ruleset: Ruleset,
  before: State,
  span: PhaseSpan,
  dice: Dice,
  { isEnough = () => false, decide = () => NOTHING }: PhaseRunChoices = {},
): PhaseRun<State, Event> => {
  const reducer = { ...reducerOf(ruleset), advance: passingBy(ruleset, rowsIn(ruleset, span), decide) };
  return runPhase(reducer, before, NOTHING, dice, (now) => !isEnough(now));
};
