import type { ControllerChanged, Json, RulesChanged } from "@blueplate/kernel";

/** An event as the codec of its game encoded it. */
export interface EncodedEvent {
  readonly _tag: string;
  readonly [field: string]: Json;
}

/**
 * Where the game of a table comes from: `drawn` by a seed that nobody knows, or a seed `chosen` by its host, the seed of the day (`daily`),
 * a game that went before (`continued`), or a file (`imported`). Only what was drawn is rated: who knows the seed knows what will be drawn.
 */
export type TableOrigin = "drawn" | "chosen" | "daily" | "continued" | "imported";

/** Who decides for a seat from an entry on. */
export type SeatController = Pick<ControllerChanged, "bot" | "why">;

/** The rules that decided what stands before an entry, and those that decide what comes after it. */
export type RulesTransition = Pick<RulesChanged, "from" | "to">;

/** A wish to go back to entry `to`: put after entry `seq` and good only as long as that is the last one. */
export interface RollbackWish {
  readonly id: string;
  readonly seat: number;
  readonly to: number;
  readonly seq: number;
  readonly at: number;
  /** The seats that have accepted. */
  readonly accepted: readonly number[];
}

/** The vote of seat `by` for handing `seat` to a bot: given after entry `seq` and good until the seat's person acts. */
export interface HandVote {
  readonly seat: number;
  readonly by: number;
  readonly seq: number;
}

/** The request `id` of `seat`, which `by` has refused after entry `seq`: told as long as that is the last one. */
export interface RefusedRollbackWish {
  readonly id: string;
  readonly seat: number;
  readonly by: number;
  readonly seq: number;
}

/** A word of seat `by` to `seat`, which is waited for: said after entry `seq` and good until the seat's person acts. */
export interface StoredNudge {
  readonly seat: number;
  readonly by: number;
  readonly seq: number;
}

/**
 * The answers of seats to going on by the rules `to`: given after entry `seq`, and good as long as nothing has come after it but seats
 * that changed hands. `since`: when the first was given, in milliseconds since 1970; what older tables were stored with lacks it.
 */
export interface RulesAnswers {
  readonly to: string;
  readonly seq: number;
  readonly since?: number;
  readonly accepted: readonly number[];
  readonly refused: readonly number[];
}

/** The table of the next game of the same people, for which seat `by` of a finished one has asked. */
export interface StoredRematch {
  readonly table: string;
  readonly by: number;
}

/** A seat that is somebody's before they sit on it, since they sat at the table before. `guests`: every device of theirs. */
export interface StoredReservation {
  readonly seat: number;
  readonly player: string;
  readonly guests: readonly string[];
}

/** What the people at a table are deciding among themselves. What older tables were stored with lacks the last five. */
export interface OpenQuestions {
  readonly wish: RollbackWish | null;
  readonly votes: readonly HandVote[];
  readonly refused?: RefusedRollbackWish | null;
  readonly nudges?: readonly StoredNudge[];
  readonly rules?: RulesAnswers | null;
  readonly rematch?: StoredRematch | null;
  readonly reservations?: readonly StoredReservation[];
}

/** What an operator has done: to a table, to a guest, to everybody of a network, or to the whole server. */
export type AdminActionKind =
  | "close-table"
  | "ban-guest"
  | "unban-guest"
  | "ban-network"
  | "unban-network"
  | "read-only"
  | "writable";

/** What a list says of a study besides its title: how many chapters, of which games, and who owns it. */
export interface StudyCard {
  readonly chapters: number;
  readonly games: readonly string[];
  readonly owner: string;
}
