import type { Event, EventOf, EventTag, Phase, State } from "@blueplate/engine";
import type { Rules, Tagged } from "@blueplate/kernel";

/** Rules as the laws hold them. */
export type AnyRules = Rules;

// cast: the laws are tried on this game's own rules, whose states these are.
export const stateIn = (state: unknown): State => state as State;

// cast: as above.
const eventIn = (event: Tagged): Event => event as Event;

/** An event with the state after it. */
export interface EventWithState {
  readonly event: Event;
  readonly after: State;
}

/** The decision that was asked about last: what it comes to is asked more than once. */
let last:
  | undefined
  | { readonly events: readonly Tagged[]; readonly before: unknown; readonly withStates: readonly EventWithState[] };

/** Events with the states that they lead to. */
export const eventsWithStates = (
  rules: AnyRules,
  before: unknown,
  events: readonly Tagged[],
): readonly EventWithState[] => {
  if (last?.events === events && last.before === before) return last.withStates;
  let now = before;
  const withStates = events.map((event) => {
    now = rules.evolve(now, event);
    return { event: eventIn(event), after: stateIn(now) };
  });
  last = { events, before, withStates };
  return withStates;
};

/** The events of one kind. */
export const only = <T extends EventTag>(history: readonly EventWithState[], tag: T): readonly EventOf<T>[] =>
  // cast: the tag says which event it is.
  history.flatMap(({ event }) => (event._tag === tag ? [event as EventOf<T>] : []));

const isBegin = (event: Event | undefined, phase: Phase): boolean =>
  event?._tag === "PhaseBegan" && event.stage._tag === phase;

/** What comes after a dinner, and is no part of it any more. */
const AFTER_DINNER: readonly string[] = ["PhaseBegan", "GameEnded", "CfoDismissed", "SalariesDue"];

/** A whole dinner, with the last that its end brings about; nothing where none was held. */
export const dinnerIn = (history: readonly EventWithState[]): readonly EventWithState[] => {
  const begins = history.findIndex(({ event }) => isBegin(event, "dinnertime"));
  const ends = history.findIndex(({ event }) => event._tag === "DinnerStepBegan" && event.step === "end");
  if (begins < 0 || ends < 0) return [];
  const next = history.findIndex(({ event }, at) => at > ends && AFTER_DINNER.includes(event._tag));
  return history.slice(begins, next < 0 ? undefined : next);
};

/** Everything from the end of dinner on, or all of it where there was none. */
const nightIn = (history: readonly EventWithState[]): readonly EventWithState[] => {
  const ends = history.findIndex(({ event }) => event._tag === "DinnerStepBegan" && event.step === "end");
  return history.slice(ends + 1);
};

/** A whole night, whatever phases it has, up to the next restructuring and with it; nothing where it has not come to that. */
export const wholeNightIn = (history: readonly EventWithState[]): readonly EventWithState[] => {
  const night = nightIn(history);
  const morning = night.findIndex(({ event }) => isBegin(event, "restructuring"));
  return morning < 0 ? [] : night.slice(0, morning + 1);
};
