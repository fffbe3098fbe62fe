import type { OptionInfo, SeatRange } from "@blueplate/kernel";
import type { Ruleset } from "../ruleset/index.ts";

/** A rules module: an edit of the ruleset, and with what it is played. */
export interface Module {
  readonly id: string;
  /** Rises with every change of what the module decides. */
  readonly version: number;
  /** With how many it is played; left out where the game alone says so. */
  readonly seats?: SeatRange;
  /** Modules without which it is not played. */
  readonly requires?: readonly string[];
  /** Modules with which it is not played; one of the two says so. */
  readonly conflicts?: readonly string[];
  /** Rows of the ruleset that it puts others in place of, by their paths: no two modules that replace the same one are played together. */
  readonly replaces?: readonly string[];
  readonly options?: readonly OptionInfo[];
  /** The ruleset with the module in it; `options` are its own, all of them decided. */
  edit(ruleset: Ruleset, options: Readonly<Record<string, string>>): Ruleset;
}
