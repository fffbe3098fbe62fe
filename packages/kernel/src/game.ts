import type { Result } from "effect";
import type { Entry } from "./log.ts";
import type { Refusal } from "./refusal.ts";
import type { GameConfig, Rules } from "./rules.ts";
import type { Digest } from "./statistics.ts";

/** A rule option that a host may set, with the default of each edition. */
export interface OptionInfo {
  readonly id: string;
  readonly values: readonly string[];
  readonly defaults: Readonly<Record<string, string>>;
  /** `A`: worth offering to players; `B`: for experts. */
  readonly priority: "A" | "B";
}

/** A ruleset that a host may choose. */
export interface RulesetInfo {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
}

/** A kind of game as the server and the lobby know it. */
export interface Game {
  readonly id: string;
  readonly rulesets: readonly RulesetInfo[];
  readonly editions: readonly string[];
  readonly options: readonly OptionInfo[];
  /** The rules for a configuration, or a refusal that names the field which does not fit. */
  load(config: GameConfig): Result.Result<Rules, Refusal>;
  /** What statistics keep of a finished game of this kind; without it only its outcome counts. */
  readonly digest?: Digesting;
}

/** How statistics read a finished game. */
export interface Digesting {
  /** Another number whenever `of` answers something else: what was kept under an older one is read again. */
  readonly version: number;
  /** What is kept of a game, from its whole log; null when it cannot be read. */
  of(config: GameConfig, entries: readonly Entry[]): Digest | null;
}
