import type { Rules } from "@blueplate/kernel";
import { type Command, type Options, optionsOf, type State } from "@blueplate/trick-n-chef";

/** The options that the rules of a table were loaded with; those that loaded are in order. */
export const optionsIn = ({ config }: Rules<State, Command>): Options => {
  const read = optionsOf(config);
  if (read._tag === "Failure") throw new Error(`${read.failure.field}: ${read.failure.message}`);
  return read.success;
};
