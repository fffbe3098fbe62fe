import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, count, eq, exists, getTableColumns, gt, gte, sql } from "drizzle-orm";
import type { Json } from "@blueplate/kernel";
import { Effect, Layer, Option } from "effect";
import { SeqTaken } from "../failures.ts";
import type { StoredEdit, StudyFilter, StudyMark } from "../records.ts";
import { studies, studyEdits, studyInvites, studyMembers } from "../schema/index.ts";
import { StudyStore } from "../studies.ts";
import { beyond, lastChangedFirst } from "./listing.ts";
import { Database, type SqlDatabase, isDuplicate, query } from "./database.ts";

type Service = StudyStore["Service"];

const append = async (tx: SqlDatabase, study: string, edit: StoredEdit, { joined, left, ...facts }: StudyMark) => {
  await tx.insert(studyEdits).values({ study, ...edit });
  await tx
    .update(studies)
    .set({ ...facts, seq: edit.seq, updatedAt: edit.at })
    .where(eq(studies.id, study));
  if (joined)
    await tx
      .insert(studyMembers)
      .values({ study, ...joined })
      .onConflictDoNothing();
  if (left !== undefined) {
    await tx.delete(studyMembers).where(and(eq(studyMembers.study, study), eq(studyMembers.person, left)));
  }
};

const { study: _, ...columns } = getTableColumns(studyEdits);

/** A change as it stands in the database: the driver would parse all of them at once. */
const WITH_CHANGE_AS_TEXT = { ...columns, change: sql<string>`${columns.change}::text` };

/** Characters of JSON that are parsed at once: a study may hold dozens of games. */
const PARSED_IN_TURN = 256 * 1024;

/** Edits with their changes parsed; others have their turn between them. */
const parsedInTurns = async (
  rows: readonly (Omit<StoredEdit, "change"> & { readonly change: string })[],
): Promise<readonly StoredEdit[]> => {
  const edits: StoredEdit[] = [];
  let parsed = 0;
  for (const row of rows) {
    parsed += row.change.length;
    // cast: what was stored is JSON.
    edits.push({ ...row, change: JSON.parse(row.change) as Json });
    if (parsed < PARSED_IN_TURN) continue;
    parsed = 0;
    await nextTurn();
  }
  return edits;
};

/** Edits in and out. */
const editing = ({ db, write }: Database["Service"]): Pick<Service, "create" | "append" | "read"> => ({
  create: (study, edits, owner) =>
    write(
      "Studies.create",
      async (tx) => {
        await tx.insert(studies).values(study);
        await tx.insert(studyMembers).values({ study: study.id, ...owner });
        for (const edit of edits) await tx.insert(studyEdits).values({ study: study.id, ...edit });
      },
      study.id,
    ),
  append: (study, edit, mark) =>
    write("Studies.append", (tx) => append(tx, study, edit, mark), study).pipe(
      Effect.mapError((failure) =>
        isDuplicate(failure.cause) ? new SeqTaken({ table: study, seq: edit.seq }) : failure,
      ),
    ),
  read: (study, from) =>
    query("Studies.read", () =>
      db
        .select(WITH_CHANGE_AS_TEXT)
        .from(studyEdits)
        .where(and(eq(studyEdits.study, study), gte(studyEdits.seq, from)))
        .orderBy(asc(studyEdits.seq))
        .then(parsedInTurns),
    ),
});

/** Links by which people join. */
const inviting = ({ db, write }: Database["Service"]): Pick<Service, "invite" | "invited" | "uninvite"> => ({
  invite: (link) =>
    write("Studies.invite", (tx) => tx.insert(studyInvites).values(link), link.study).pipe(Effect.asVoid),
  invited: (tokenHash, now) =>
    query("Studies.invited", () =>
      db
        .select()
        .from(studyInvites)
        .where(and(eq(studyInvites.tokenHash, tokenHash), gt(studyInvites.expiresAt, now))),
    ).pipe(Effect.map((rows) => Option.fromNullishOr(rows[0]))),
  uninvite: (study) =>
    write("Studies.uninvite", (tx) => tx.delete(studyInvites).where(eq(studyInvites.study, study)), study).pipe(
      Effect.asVoid,
    ),
});

const fitting = (db: SqlDatabase, filter: StudyFilter) => {
  if (filter._tag === "Public") return eq(studies.visibility, "public");
  const mine = and(eq(studyMembers.study, studies.id), eq(studyMembers.guest, filter.guest));
  return exists(db.select({ study: studyMembers.study }).from(studyMembers).where(mine));
};

/** Studies in SQL. */
export const studyStore = Layer.effect(
  StudyStore,
  Effect.map(Database, (database) => {
    const { db, write } = database;
    return StudyStore.of({
      ...editing(database),
      ...inviting(database),
      get: (id) =>
        query("Studies.get", () => db.select().from(studies).where(eq(studies.id, id))).pipe(
          Effect.map((rows) => Option.fromNullishOr(rows[0])),
        ),
      list: (filter, limit, after) =>
        query("Studies.list", () =>
          db
            .select()
            .from(studies)
            .where(and(fitting(db, filter), beyond(studies, after)))
            .orderBy(...lastChangedFirst(studies))
            .limit(limit),
        ),
      remove: (id) =>
        write("Studies.remove", (tx) => tx.delete(studies).where(eq(studies.id, id)), id).pipe(Effect.asVoid),
      count: (guest) =>
        query("Studies.count", () =>
          db.select({ count: count() }).from(studyMembers).where(eq(studyMembers.guest, guest)),
        ).pipe(Effect.map((rows) => rows[0]?.count ?? 0)),
    });
  }),
);
