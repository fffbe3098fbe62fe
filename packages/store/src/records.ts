import type { Entry, Json, LogHeader, Outcome } from "@blueplate/kernel";
import type { EncodedEvent } from "./columns.ts";
import type { adminActions, chat, summaries, programs, seats, studies, studyInvites, tables } from "./schema/index.ts";

/** A table as stored. `seed` never leaves the server before the end. Times are milliseconds since 1970, UTC. */
export type TableRecord = Readonly<typeof tables.$inferSelect>;

/** What an operator has done. */
export type AdminAction = Readonly<typeof adminActions.$inferSelect>;

/** A guest as an operator sees them: by what they do here, never by what lets them in. Times are milliseconds since 1970, UTC. */
export interface GuestFacts {
  readonly id: string;
  readonly createdAt: number;
  /** What they have called themselves at tables. */
  readonly names: readonly string[];
  readonly hosted: number;
  readonly unfinished: number;
  /** When a table that they host or sit at was changed last; null without any. */
  readonly lastMoveAt: number | null;
  /** Their programs whose tokens are good. */
  readonly programs: readonly { readonly id: string; readonly name: string }[];
}

/** Which guests: the newest, those with these ids, or those whose id or name at a table a text stands in. */
export type GuestFilter =
  | { readonly _tag: "Newest" }
  | { readonly _tag: "Ids"; readonly ids: readonly string[] }
  | { readonly _tag: "Named"; readonly text: string };

/** A program from outside as stored. */
export type ProgramRecord = Readonly<typeof programs.$inferSelect>;

/** A seat of a new table: `guest` is the person who holds it, null for a bot or while it is free. */
export type NewSeat = Readonly<Omit<typeof seats.$inferSelect, "orders">>;

/** A seat as stored. `devices` are the guests that hold it besides `guest`: the same person elsewhere. */
export type SeatRecord = Readonly<typeof seats.$inferSelect> & { readonly devices: readonly string[] };

/** What statistics keep of a finished game. */
export type SummaryRecord = Readonly<typeof summaries.$inferSelect>;

/** Something said at a table. */
export type ChatRecord = Readonly<typeof chat.$inferSelect>;

/** An entry with encoded events: what the log holds and what clients are sent. */
export type StoredEntry = Entry<EncodedEvent>;

/** What an entry changes about its table, written in the same transaction. */
export type TableChange =
  | { readonly _tag: "Started"; readonly header: LogHeader }
  | { readonly _tag: "Upgraded"; readonly header: LogHeader }
  | { readonly _tag: "Finished"; readonly outcome: Outcome };

/**
 * Which tables a list shows. `Listed`: what the lobby shows to everybody, changed at `since` or later. `Of`: unfinished ones
 * that a guest sits at or opened. `Finished`: what is over, listed or played by the guest. `Seeded`: all that were drawn from a seed; `HandedOver`: those of them
 * at which a bot has had the seat of a person, be it for a while. `Over`: all that is over, and
 * \`All\`: every one, for whoever runs the server. `Driven`: running ones that may go on without a person: a bot or a program from outside sits there, a seat was handed over,
 * or somebody has given standing orders. `Untouched`: those that still gather players and were last changed before `before`.
 */
export type TableFilter =
  | { readonly _tag: "Listed"; readonly status: "open" | "running" | "finished"; readonly since: number }
  | { readonly _tag: "Of"; readonly guest: string }
  | { readonly _tag: "Finished"; readonly guest: string | null }
  | { readonly _tag: "Seeded"; readonly seed: string }
  | { readonly _tag: "HandedOver"; readonly seed: string }
  | { readonly _tag: "Over" }
  | { readonly _tag: "All"; readonly search: string }
  | { readonly _tag: "Driven" }
  | { readonly _tag: "Untouched"; readonly before: number };

/** After which record of a list, the last changed first, the next ones come. */
export interface RecordPlace {
  readonly updatedAt: number;
  readonly id: string;
}

/** A study as stored, without its edits. Times are milliseconds since 1970, UTC. */
export type StudyRecord = Readonly<typeof studies.$inferSelect>;

/** An accepted edit of a study; `change` as the study's codec says it. */
export interface StoredEdit {
  readonly seq: number;
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly change: Json;
  readonly at: number;
}

/** A link by which people join a study. */
export type InviteRecord = Readonly<typeof studyInvites.$inferSelect>;

/** What an edit changes about its study, written in the same transaction: `joined` and `left` are its people. */
export interface StudyMark extends Pick<StudyRecord, "title" | "visibility" | "card"> {
  readonly joined?: { readonly guest: string; readonly person: string };
  readonly left?: string;
}

/** Which studies a list shows: those that everybody may read, or those that a guest is a member of. */
export type StudyFilter = { readonly _tag: "Public" } | { readonly _tag: "Of"; readonly guest: string };
