import type {
  Banner,
  Entry,
  GameConfig,
  GameGlance,
  Json,
  LogHeader,
  OptionInfo,
  Outcome,
  SetupFacts,
  Statistics,
} from "@blueplate/kernel";

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
  /** Only after the end. */
  readonly seed: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A running or finished game in one look; nobody's secrets are in it. */
export interface TableGlance extends GameGlance {
  /** Null for a game without rounds. */
  readonly round: number | null;
  /** The seats that are waited for; none at the end. */
  readonly waitsFor: readonly number[];
  /** When it began. Milliseconds since 1970, UTC. */
  readonly startedAt: number;
}

/**
 * Where the game of a table comes from: a seed that nobody knows (`drawn`), one `chosen` by the host, that of the day (`daily`), a game that
 * went before (`continued`) or a file (`imported`). Only what was drawn counts for ladders.
 */
export const TABLE_ORIGINS = ["drawn", "chosen", "daily", "continued", "imported"] as const;
/** One of them. */
export type TableOrigin = (typeof TABLE_ORIGINS)[number];

/** A line in the list of tables. */
export interface TableLine {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  /** The preset that is played. */
  readonly ruleset: string;
  /** The modules beside it. */
  readonly modules: readonly string[];
  readonly status: TableStatus;
  readonly listed: boolean;
  readonly origin: TableOrigin;
  readonly seats: readonly SeatFacts[];
  readonly mySeat: number | null;
  /** True when the caller opened the table. */
  readonly host: boolean;
  /** True when the game waits for the caller's seat; said only in the list of one's own tables. */
  readonly waitsForMe: boolean;
  /** The seats that won a game that is over, none where nobody did; null before its end. */
  readonly winners: readonly number[] | null;
  /** Null before the start, and where it has not been looked at yet: it comes with one of the next lists. */
  readonly glance: TableGlance | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Tables, the last changed first. `next`: the cursor after which others come; null where these are the last. */
export interface TableList {
  readonly lines: readonly TableLine[];
  readonly next: string | null;
}

/** The game of the week: the closest end of the last seven days. `margin`: what parted the first two. */
export interface WeeklyGame {
  readonly line: TableLine;
  readonly margin: number;
}

/** One of the best games of a day. */
export interface DailyRank {
  readonly table: string;
  readonly player: string;
  readonly score: number;
}

/** The town of the day: one seed for everybody, played once by each guest. */
export interface DailyTown {
  /** The day by the clock of the whole world: 2026-11-27. */
  readonly day: string;
  /** Null where no game on offer can be played by the day. */
  readonly game: string | null;
  /** The town from far, as a table in one look has it. */
  readonly outline: readonly string[] | null;
  /** The best that are over, best first. */
  readonly best: readonly DailyRank[];
  /** The caller's own game; its score is null while it goes on. */
  readonly own: { readonly table: string; readonly score: number | null } | null;
}

/** A finished game as a link to it says it: who played, by seat, and when it ended (milliseconds since 1970, UTC; null where no clock was looked at). */
export interface PlayedGame {
  readonly players: readonly string[];
  readonly at: number | null;
}

/** Somebody's place on a ladder: `rating` is openskill's cautious one; shares are of seats, from 0 to 1. */
export interface LadderRow {
  /** As in the last game. */
  readonly name: string;
  /** The built-in bot that it is, or null; `program`: a program from outside. */
  readonly bot: string | null;
  readonly program: boolean;
  readonly rating: number;
  readonly games: number;
  readonly won: number;
  readonly expected: number;
  readonly provisional: boolean;
}

/**
 * Statistics of one game over its listed finished tables. `played`: what those games are called, by the places of `ids`.
 * `ladders`: of each group, the best first. `uncounted`: tables that are still to be read; ask again for them.
 */
export interface GameStatistics extends Statistics {
  readonly ladders: readonly (readonly LadderRow[])[];
  readonly played: readonly PlayedGame[];
  readonly uncounted: number;
}

/** Something said at a table; `seq` counts from 0. */
export interface ChatLine {
  readonly seq: number;
  readonly seat: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** What changes from moment to moment. `online`: seats whose person is connected. */
export interface Presence {
  readonly seq: number;
  readonly waitsFor: readonly number[];
  readonly online: readonly number[];
  readonly watchers: number;
}

/** An entry as a viewer may see it: closed envelopes, events encoded by the game's codec. */
export type SeenEntry = Entry<Json>;

/**
 * What `watch` sends. Each table begins with `Table`, then its entries and chat after the cursor, then `Presence`; later
 * ones as they happen. `Again`: the viewer's eyes changed (took or lost a seat), forget all entries, they follow from 0.
 * `Gone`: there is no such table.
 */
export type WatchMessage =
  | { readonly _tag: "Table"; readonly table: string; readonly facts: TableFacts }
  | { readonly _tag: "Again"; readonly table: string }
  | { readonly _tag: "Entry"; readonly table: string; readonly entry: SeenEntry }
  | { readonly _tag: "Chat"; readonly table: string; readonly line: ChatLine }
  | { readonly _tag: "Presence"; readonly table: string; readonly presence: Presence }
  | { readonly _tag: "Gone"; readonly table: string };
