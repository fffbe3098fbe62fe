import { LIMITS as MOST, Pointer } from "@blueplate/study";
import { Schema } from "effect";
import { id, line, LIMITS } from "../inputs.ts";
import { ListCursor } from "../list-cursor.ts";

const name = line(MOST.name);

/**
 * A new study; `name` is how its owner is called in it. `chapter`: its first one, an edit `AddChapter` (decoded where edits are), by
 * which a study of a table, a log, a position or a new game begins.
 */
export const NewStudy = Schema.Struct({
  title: line(MOST.title),
  name,
  chapter: Schema.optionalKey(Schema.Json),
});
export type NewStudy = typeof NewStudy.Type;

/** A study from a file (docs/formats.md); whoever gives no name is called by a number in it. */
export const ImportStudy = Schema.Struct({
  name: Schema.optionalKey(name),
  text: Schema.String.check(Schema.isMaxLength(MOST.studySize)),
});
export type ImportStudy = typeof ImportStudy.Type;

export const OneStudy = Schema.Struct({ study: id });

/** `most` lines are answered, 20 unless told, from the first on or those `after` a list's `next`. */
export const ListStudies = Schema.Struct({
  which: Schema.Literals(["mine", "public"]),
  most: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: LIMITS.list }))),
  after: Schema.optionalKey(ListCursor),
});
export type ListStudies = typeof ListStudies.Type;

/** `id`: chosen by the client, the same for a repeat. `edit`: decoded by the study's own schemas. */
export const EditStudy = Schema.Struct({ study: id, id, edit: Schema.Json });
export type EditStudy = typeof EditStudy.Type;

export const InviteToStudy = Schema.Struct({ study: id, role: Schema.Literals(["read", "write"]) });
export type InviteToStudy = typeof InviteToStudy.Type;

/** Whoever gives no name is called by a number, and a name that somebody has there gets one. */
export const JoinStudy = Schema.Struct({
  token: Schema.String.check(Schema.isMaxLength(128)),
  name: Schema.optionalKey(name),
});
export type JoinStudy = typeof JoinStudy.Type;

/** Leads with a pointer, or with `null` lets go. */
export const LeadStudy = Schema.Struct({ study: id, pointer: Schema.NullOr(Pointer) });
export type LeadStudy = typeof LeadStudy.Type;

/** `after`: the number of the last edit received, -1 for none. `lastEventId` is set by the client on its own. */
export const WatchStudy = Schema.Struct({
  study: id,
  after: Schema.Int,
  lastEventId: Schema.optional(Schema.NullOr(Schema.String.check(Schema.isPattern(/^-?\d{1,9}$/)))),
});
