import type { Banner, GameConfig, Json, LogHeader, OptionInfo, Outcome, SetupFacts } from "@blueplate/kernel";

/** A kind of game as the lobby offers it. `bots`: the programs that can take a seat. */
export interface GameFacts extends SetupFacts {
  readonly id: string;
  readonly options: readonly OptionInfo[];
  readonly bots: readonly string[];
}

export type TableStatus = "open" | "running" | "finished";

/** A seat as everybody sees it. */
export interface SeatFacts {
  readonly seat: number;
  readonly kind: "person" | "bot" | "open";
  /** Empty while the seat is open. */
  readonly player: string;
  readonly banner: Banner;
  readonly bot: string | null;
  /** True where a program from outside sits, by the protocol for bots. */
  readonly program: boolean;
  /** The bot that decides for the seat's person now, or null. */
  readonly standIn: string | null;
  /** True when its person gave the seat up for good. */
  readonly resigned: boolean;
}

/** A request to go back to entry `to`, good as long as nothing new happens. Times are milliseconds since 1970, UTC. */
export interface RollbackRequest {
  readonly id: string;
  readonly seat: number;
  readonly to: number;
  readonly at: number;
  /** True when dice that were rolled or a secret that was shown are among what would go. */
  readonly final: boolean;
  readonly accepted: readonly number[];
  /** The seats whose persons have yet to answer. */
  readonly waitsFor: readonly number[];
}

/** A request of `seat` that `by` has refused: told until something new happens or is asked. */
export interface RefusedRollback {
  readonly id: string;
  readonly seat: number;
  readonly by: number;
}

/** The word of `by` to `seat`, which is waited for; there is one for each time of waiting. */
export interface NudgeFacts {
  readonly seat: number;
  readonly by: number;
}

/**
 * Whether to go on by the rules of today, which decide a game differently from its entry `entry` on. It is played on when every person
 * has accepted; who refused may still accept. `to` is the hash of the rules that are asked about.
 */
export interface RulesVote {
  readonly to: string;
  readonly entry: number;
  readonly accepted: readonly number[];
  readonly refused: readonly number[];
  /** The seats whose persons have not answered. */
  readonly waitsFor: readonly number[];
  /** Since when those are waited for, in milliseconds since 1970: when somebody answered first. Null before that. */
  readonly since: number | null;
}

/** The seats that have voted for handing `seat` to a bot; `needed` votes do it. */
export interface HandVotes {
  readonly seat: number;
  readonly by: readonly number[];
  readonly needed: number;
}

/** Another game with the same people, for which seat `by` of a finished table has asked: where it is played. */
export interface RematchFacts {
  readonly table: string;
  readonly by: number;
}

/** Which seats are whose at a table that was opened for the people of a finished one. */
export interface ReservationFacts {
  /** The seat that is the caller's, or null. */
  readonly mySeat: number | null;
  readonly seats: readonly { readonly seat: number; readonly player: string }[];
  /** Until when nobody else is given them, in milliseconds since 1970; null at a table to which nobody comes without its link. */
  readonly until: number | null;
}

/** What only the caller may know of its own seat. */
export interface OwnSeat {
  /** What the seat has decided beforehand, in the form of its game; null for nothing. */
  readonly orders: Json;
  /** The numbers of the entries that these orders led to. */
  readonly byOrder: readonly number[];
  /** On how many devices the seat is held. */
  readonly devices: number;
}

/** A table as `viewer` sees it, without its log. Times are milliseconds since 1970, UTC. */
export interface TableFacts {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly config: GameConfig;
  readonly hash: string;
  readonly listed: boolean;
  readonly origin: TableOrigin;
  readonly status: TableStatus;
  readonly seats: readonly SeatFacts[];
  /** The caller's own seat, or null. */
  readonly mySeat: number | null;
  readonly own: OwnSeat | null;
  /** True when the caller opened the table. */
  readonly host: boolean;
  /** The head of the log; null before the start. */
  readonly header: LogHeader | null;
  /** The number of the last entry; -1 before the start. */
  readonly seq: number;
  readonly outcome: Outcome | null;
  readonly request: RollbackRequest | null;
  readonly refused: RefusedRollback | null;
  readonly votes: readonly HandVotes[];
  readonly nudges: readonly NudgeFacts[];
  /**
   * Why the table can only be looked at, or null: the rules of today decide its game differently (`rulesQuestion`: whether to go on by
   * them), they cannot go on with it at all, or nobody here knows the game.
   */
  readonly readOnly: "rules-changed" | "rules-unfit" | "unknown-game" | null;
  readonly rulesQuestion: RulesVote | null;
  readonly rematch: RematchFacts | null;
  readonly reserved: ReservationFacts | null;
  /** Only after the end. */
  readonly seed: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/**
 * Where the game of a table comes from: a seed that nobody knows (`drawn`), one `chosen` by the host, that of the day (`daily`), a game that
 * went before (`continued`) or a file (`imported`). Only what was drawn counts for ladders.
 */
export const TABLE_ORIGINS = ["drawn", "chosen", "daily", "continued", "imported"] as const;
/** One of them. */
export type TableOrigin = (typeof TABLE_ORIGINS)[number];
