import { type Codec, codecOf, type Tagged } from "@blueplate/kernel";
import type { Schema } from "effect";
import type { State } from "../state.ts";

/** All there is about one kind of event: how it is read and written, and what it changes. */
export interface EventKind<E extends Tagged = Tagged> {
  /** Older forms of the event are lifted to the present one in here. */
  readonly codec: Codec<E>;
  /** True when the event shows what was secret before. */
  readonly reveals: boolean;
  evolve(state: State, event: E): State;
}

/** A kind of event from its schema and its effect. */
export const fact = <E extends Tagged, I>(
  schema: Schema.Codec<E, I>,
  evolve: (state: State, event: E) => State,
  reveals = false,
): EventKind<E> => ({ codec: codecOf(schema), reveals, evolve });
