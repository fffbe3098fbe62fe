import { Effect, Option } from "effect";
import { SeqTaken } from "../failures.ts";
import type { InviteRecord, StoredEdit, StudyFilter, StudyMark, StudyRecord } from "../records.ts";
import { Studies } from "../studies.ts";

interface Shelf {
  readonly studies: Map<string, StudyRecord>;
  readonly edits: Map<string, readonly StoredEdit[]>;
  /** By study: the persons of its guests. */
  readonly members: Map<string, Map<string, string>>;
  readonly links: Map<string, InviteRecord>;
}

const append = (shelf: Shelf, id: string, edit: StoredEdit, { joined, left, ...facts }: StudyMark) => {
  const edits = shelf.edits.get(id) ?? [];
  if (edits.some((other) => other.seq === edit.seq || other.id === edit.id)) {
    return Effect.fail(new SeqTaken({ table: id, seq: edit.seq }));
  }
  shelf.edits.set(id, [...edits, edit]);
  const record = shelf.studies.get(id);
  if (record) shelf.studies.set(id, { ...record, ...facts, seq: edit.seq, updatedAt: edit.at });
  const members = shelf.members.get(id) ?? new Map<string, string>();
  if (joined) members.set(joined.guest, joined.person);
  for (const [guest, person] of members) if (person === left) members.delete(guest);
  return Effect.void;
};

const fits =
  (shelf: Shelf, filter: StudyFilter) =>
  (study: StudyRecord): boolean =>
    filter._tag === "Public"
      ? study.visibility === "public"
      : (shelf.members.get(study.id)?.has(filter.guest) ?? false);

const removed = (shelf: Shelf, id: string) => {
  for (const part of [shelf.studies, shelf.edits, shelf.members]) part.delete(id);
  for (const [hash, link] of shelf.links) if (link.study === id) shelf.links.delete(hash);
};

/** Studies in memory. */
export const studiesInMemory = (): Studies["Service"] => {
  const shelf: Shelf = { studies: new Map(), edits: new Map(), members: new Map(), links: new Map() };
  return Studies.of({
    create: (study, edits, { guest, person }) =>
      Effect.sync(() => {
        shelf.studies.set(study.id, study);
        shelf.edits.set(study.id, edits);
        shelf.members.set(study.id, new Map([[guest, person]]));
      }),
    get: (id) => Effect.sync(() => Option.fromNullishOr(shelf.studies.get(id))),
    append: (study, edit, mark) => Effect.suspend(() => append(shelf, study, edit, mark)),
    read: (study, from) => Effect.sync(() => (shelf.edits.get(study) ?? []).filter(({ seq }) => seq >= from)),
    list: (filter, limit) =>
      Effect.sync(() =>
        [...shelf.studies.values()]
          .filter(fits(shelf, filter))
          .toSorted((one, other) => other.updatedAt - one.updatedAt)
          .slice(0, limit),
      ),
    remove: (id) => Effect.sync(() => removed(shelf, id)),
    count: (guest) => Effect.sync(() => [...shelf.members.values()].filter((people) => people.has(guest)).length),
    invite: (link) => Effect.sync(() => void shelf.links.set(link.tokenHash, link)),
    invited: (tokenHash, now) =>
      Effect.sync(() => {
        const link = shelf.links.get(tokenHash);
        return link && link.expiresAt > now ? Option.some(link) : Option.none();
      }),
    uninvite: (study) =>
      Effect.sync(() => {
        for (const [hash, link] of shelf.links) if (link.study === study) shelf.links.delete(hash);
      }),
  });
};
