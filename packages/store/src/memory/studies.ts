import { Effect, Option } from "effect";
import { SeqTaken } from "../failures.ts";
import type { InviteRecord, StoredEdit, StudyFilter, StudyMark, StudyRecord } from "../records.ts";
import { listed } from "./listing.ts";
import { StudyStore } from "../studies.ts";

interface StudyTables {
  readonly studies: Map<string, StudyRecord>;
  readonly edits: Map<string, readonly StoredEdit[]>;
  /** By study: the persons of its guests. */
  readonly members: Map<string, Map<string, string>>;
  readonly links: Map<string, InviteRecord>;
}

const append = (tables: StudyTables, id: string, edit: StoredEdit, { joined, left, ...facts }: StudyMark) => {
  const edits = tables.edits.get(id) ?? [];
  if (edits.some((other) => other.seq === edit.seq || other.id === edit.id)) {
    return Effect.fail(new SeqTaken({ table: id, seq: edit.seq }));
  }
  tables.edits.set(id, [...edits, edit]);
  const record = tables.studies.get(id);
  if (record) tables.studies.set(id, { ...record, ...facts, seq: edit.seq, updatedAt: edit.at });
  const members = tables.members.get(id) ?? new Map<string, string>();
  if (joined) members.set(joined.guest, joined.person);
  for (const [guest, person] of members) if (person === left) members.delete(guest);
  return Effect.void;
};

const fits =
  (tables: StudyTables, filter: StudyFilter) =>
  (study: StudyRecord): boolean =>
    filter._tag === "Public"
      ? study.visibility === "public"
      : (tables.members.get(study.id)?.has(filter.guest) ?? false);

const removed = (tables: StudyTables, id: string) => {
  for (const part of [tables.studies, tables.edits, tables.members]) part.delete(id);
  for (const [hash, link] of tables.links) if (link.study === id) tables.links.delete(hash);
};

/** Studies in memory. */
export const studiesInMemory = (): StudyStore["Service"] => {
  const tables: StudyTables = { studies: new Map(), edits: new Map(), members: new Map(), links: new Map() };
  return StudyStore.of({
    create: (study, edits, { guest, person }) =>
      Effect.sync(() => {
        tables.studies.set(study.id, study);
        tables.edits.set(study.id, edits);
        tables.members.set(study.id, new Map([[guest, person]]));
      }),
    get: (id) => Effect.sync(() => Option.fromNullishOr(tables.studies.get(id))),
    append: (study, edit, mark) => Effect.suspend(() => append(tables, study, edit, mark)),
    read: (study, from) => Effect.sync(() => (tables.edits.get(study) ?? []).filter(({ seq }) => seq >= from)),
    list: (filter, limit, after) =>
      Effect.sync(() => listed([...tables.studies.values()].filter(fits(tables, filter)), limit, after)),
    remove: (id) => Effect.sync(() => removed(tables, id)),
    count: (guest) => Effect.sync(() => [...tables.members.values()].filter((people) => people.has(guest)).length),
    invite: (link) => Effect.sync(() => void tables.links.set(link.tokenHash, link)),
    invited: (tokenHash, now) =>
      Effect.sync(() => {
        const link = tables.links.get(tokenHash);
        return link && link.expiresAt > now ? Option.some(link) : Option.none();
      }),
    uninvite: (study) =>
      Effect.sync(() => {
        for (const [hash, link] of tables.links) if (link.study === study) tables.links.delete(hash);
      }),
  });
};
