import type { Rules } from "@blueplate/kernel";
import { type Options, optionsOf } from "@blueplate/trick-n-chef";

/** The options that the rules of a table were loaded with; those that loaded are in order. */
export const optionsIn = ({ config }: Pick<Rules, "config">): Options => {
  const read = optionsOf(config);
  if (read._tag === "Failure") throw new Error(`${read.failure.field}: ${read.failure.message}`);
  return read.success;
};
