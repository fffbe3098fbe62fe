import type { Seat } from "@blueplate/kernel";
import type { Event, State } from "../../model/index.ts";

/** A fact in its place: in step `at`, given by `seat` (null for the set-up), between two states. */
export interface Fact {
  readonly at: number;
  readonly by: Seat | null;
  readonly event: Event;
  readonly before: State;
  readonly after: State;
}

/** A part of a history while it is written: told every fact of the game in order, once. */
export interface Book<T> {
  note(fact: Fact): void;
  close(): T;
}
