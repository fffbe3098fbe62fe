import type { Tagged, WrittenForm } from "@blueplate/kernel";
import type { Schema } from "effect";
import type { State } from "../state.ts";

/** All there is about one kind of event: how it is read and written, since when and what lifts older forms, and what it changes. */
export interface EventKind<E extends Tagged = Tagged> extends WrittenForm {
  /** True when the event shows what was secret before. */
  readonly reveals: boolean;
  evolve(state: State, event: E): State;
}

/** A kind of event from its schema and its effect. One whose fields have changed says since which version, and lifts what older ones wrote. */
export const fact = <E extends Tagged, I>(
  schema: Schema.Codec<E, I>,
  evolve: (state: State, event: E) => State,
  { reveals = false, ...older }: Partial<Pick<EventKind, "reveals" | "since" | "up">> = {},
): EventKind<E> => ({
  schema,
  reveals,
  evolve,
  ...older,
});
