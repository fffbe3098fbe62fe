import type { Json } from "@blueplate/kernel";
import { bigint, index, integer, json, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { StudyCard } from "../columns.ts";

/** Studies: what a list shows of each. `seq` is the number of its last edit. */
export const studies = pgTable(
  "studies",
  {
    id: text().primaryKey(),
    title: text().notNull(),
    visibility: text().$type<"private" | "link" | "public">().notNull(),
    card: json().$type<StudyCard>().notNull(),
    seq: integer().notNull(),
    createdAt: bigint("created_at", { mode: "number" }).notNull(),
    updatedAt: bigint("updated_at", { mode: "number" }).notNull(),
  },
  (study) => [index("studies_by_visibility").on(study.visibility, study.updatedAt)],
);

/** The edits of studies: nothing else is a study. */
export const studyEdits = pgTable(
  "study_edits",
  {
    study: text("study_id")
      .notNull()
      .references(() => studies.id, { onDelete: "cascade" }),
    seq: integer().notNull(),
    id: text("edit_id").notNull(),
    person: text().notNull(),
    name: text().notNull(),
    change: json().$type<Json>().notNull(),
    at: bigint({ mode: "number" }).notNull(),
  },
  (edit) => [primaryKey({ columns: [edit.study, edit.seq] }), uniqueIndex("study_edits_by_id").on(edit.study, edit.id)],
);

/** Which guest is which person of a study: the edits name persons only. */
export const studyMembers = pgTable(
  "study_members",
  {
    study: text("study_id")
      .notNull()
      .references(() => studies.id, { onDelete: "cascade" }),
    guest: text("guest_id").notNull(),
    person: text().notNull(),
  },
  (member) => [primaryKey({ columns: [member.study, member.guest] }), index("study_members_by_guest").on(member.guest)],
);

/** Links by which people join a study: stored as a hash, good for many until they expire or are called back. */
export const studyInvites = pgTable(
  "study_invites",
  {
    tokenHash: text("token_hash").primaryKey(),
    study: text("study_id")
      .notNull()
      .references(() => studies.id, { onDelete: "cascade" }),
    role: text().$type<"read" | "write">().notNull(),
    expiresAt: bigint("expires_at", { mode: "number" }).notNull(),
  },
  (invite) => [index("study_invites_by_study").on(invite.study)],
);
