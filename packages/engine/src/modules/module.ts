import type { Ruleset } from "../ruleset/index.ts";

/** A rules module: an id and an edit of the ruleset. */
export interface Module {
  readonly id: string;
  edit(ruleset: Ruleset): Ruleset;
}
