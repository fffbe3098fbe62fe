import {
  addCounts,
  type Cards,
  cardsAway,
  type Event,
  type EventOf,
  type EventTag,
  type State,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";

/** A fact in its place: in step `at`, given by `seat` (null for the set-up), between two states. */
export interface RecordedEvent {
  readonly at: number;
  readonly by: Seat | null;
  readonly event: Event;
  readonly before: State;
  readonly after: State;
}

/** A part of a history while it is written: told every fact of the game in order, once. */
export interface HistoryAccumulator<T> {
  /** What stands before the first fact: something only where a position was set up. */
  open?(state: State): void;
  note(fact: RecordedEvent): void;
  close(): T;
}

/** What some facts say, with a row for each of them; `C` is what the rows need besides. */
export type EventRows<T, C> = Readonly<{ [K in EventTag]?: (event: EventOf<K>, fact: RecordedEvent, context: C) => T }>;

/** What the row of a fact says, or null where it has none: facts of variants are passed over. */
export const applyRow = <T, C>(rows: EventRows<T, C>, fact: RecordedEvent, context: C): T | null => {
  // cast: the table has for each tag the row that takes this event.
  const row = rows[fact.event._tag] as ((event: Event, fact: RecordedEvent, context: C) => T) | undefined;
  return row ? row(fact.event, fact, context) : null;
};

/** All cards that somebody let go, marketeers of running campaigns among them (R17.10). */
export const goneBy = ({ seat, atWork, beach, busy }: EventOf<"Dismissed">, before: State): Cards => {
  const away = (before.chains[seat]?.busy ?? []).filter(({ campaign }) => busy.includes(campaign));
  return addCounts(addCounts(atWork, beach), cardsAway(away));
};
