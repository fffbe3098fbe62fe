import type { Result } from "effect";
import type { Entry } from "./log.ts";
import type { Json } from "./json.ts";
import type { Refusal } from "./refusal.ts";
import type { GameConfig, Rules } from "./rules.ts";
import type { Seat } from "./seat.ts";
import type { GameSummary } from "./statistics/statistics.ts";

/** A rule option that a host may set, with the default of each edition. */
export interface OptionInfo {
  readonly id: string;
  readonly values: readonly string[];
  readonly defaults: Readonly<Record<string, string>>;
  /** `A`: worth offering to players; `B`: for experts. */
  readonly priority: "A" | "B";
}

/** With how many seats something is played, from `min` to `max`. */
export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** A rules module that a host may choose, alone or with others. */
export interface ModuleInfo {
  readonly id: string;
  /** Rises with every change of what the module decides. */
  readonly version: number;
  /** With how many it is played; null where the game alone says so. */
  readonly seats: SeatRange | null;
  /** Modules without which it is not played. */
  readonly requires: readonly string[];
  /** Modules with which it is not played, whichever of the two says so. */
  readonly conflicts: readonly string[];
  /** Rows of the rules that it puts its own in: two modules that claim the same one are not played together. */
  readonly claims: readonly string[];
  /** Rows that it changes or stands beside: without them it is nothing. */
  readonly anchors?: readonly string[];
  /** Rows that it takes out: whoever stands on one of them is not played with it. */
  readonly removes?: readonly string[];
  readonly options: readonly OptionInfo[];
}

/** Modules that are chosen together under one name; the first of a game is the game as it is usually played. */
export interface PresetInfo {
  readonly id: string;
  readonly modules: readonly string[];
  readonly seats: SeatRange;
}

/** A game in one look, as everybody may see it: what a list of tables shows of it. */
export interface GameGlance {
  /** The phase by its id, as the words of the game know it. */
  readonly phase: string;
  /** By seat, in the unit in which the ranking counts. */
  readonly scores: readonly number[];
  /**
   * The table from far, a letter a square, row by row: `#` a way, `o` what is nobody's, a digit what belongs to that seat, `.` nothing.
   * Null for a game without squares.
   */
  readonly outline: readonly string[] | null;
}

/** A value that lay on the table, named as its game's words name it. */
export interface LaidValue {
  readonly seat: Seat;
  readonly kind: string;
  readonly value: Json;
  /** True for the one that won over the others. */
  readonly isWinning: boolean;
}

/** What stood on a place of a table from far, named as its game's words name it. */
export interface OutlineMark {
  /** The square of its left upper corner, and how many squares it takes. */
  readonly at: readonly [x: number, y: number];
  readonly size: readonly [across: number, down: number];
  readonly kind: string;
  readonly values: readonly string[];
}

/** The moment that decided a game, as everybody may see it once the game is over. */
export interface DecidingMoment {
  /** The table from far as in a glance; what is nobody's has a letter from `a` on where it has just paid that seat. */
  readonly outline: readonly string[] | null;
  /** What stood on the table from far when it began, such as what was asked for there; nothing where a game has no such places. */
  readonly marks?: readonly OutlineMark[];
  /** What was laid in it, in order; none where the table from far says it all. */
  readonly laid: readonly LaidValue[];
  /** By seat, in the unit in which the ranking counts: before the moment, and after it. */
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Finds the moment that decided a game, from its rules, its whole log and whoever won; null where there was none. */
export type DecidingMomentReader = (
  rules: Rules,
  entries: readonly Entry[],
  winners: readonly Seat[],
) => DecidingMoment | null;

/** A kind of game as the server and the lobby know it. */
export interface Game {
  readonly id: string;
  /** The number of its rules: raised with every change that decides something differently. */
  readonly version: number;
  readonly presets: readonly PresetInfo[];
  /** All modules, in the order in which they take effect. */
  readonly modules: readonly ModuleInfo[];
  readonly editions: readonly string[];
  readonly options: readonly OptionInfo[];
  /** The rules for a configuration, or a refusal that names the field which does not fit. */
  load(config: GameConfig): Result.Result<Rules, Refusal>;
  /** What its own rules are played with, as data for programs: cards, tiles, constants. */
  content?(rules: Rules): Json;
  /** A position in one look; `view` is a state of these rules as a watcher sees it. Lists of tables do without where a game has none. */
  glance?(rules: Rules, view: unknown): GameGlance;
  /** The moment that decided a finished game, where its own package cannot say it; without it there is its last position. */
  readonly decidingMoment?: DecidingMomentReader;
  /** What statistics keep of a finished game of this kind; without it only its outcome counts. */
  readonly summary?: SummaryReader;
}

/** How statistics read a finished game. */
export interface SummaryReader {
  /** Another number whenever `of` answers something else: what was kept under an older one is read again. */
  readonly version: number;
  /** What is kept of a game, from its whole log; null when it cannot be read. */
  of(config: GameConfig, entries: readonly Entry[]): GameSummary | null;
}
