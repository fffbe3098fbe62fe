import type { StoredStudyEdit, Study } from "@blueplate/study";
import { createStore, type UseStore, entries, promisifyRequest, set, del } from "idb-keyval";

/** A study of this browser as a list shows it. */
export interface LocalStudyLine {
  readonly id: string;
  readonly title: string;
  readonly chapters: number;
  /** Milliseconds since 1970, UTC. */
  readonly updatedAt: number;
}

/** Where the edits of this browser's studies are kept. */
export interface EditStore {
  /** The edits of a study from number `from` on, in order, as they were kept: not decoded yet. */
  read(study: string, from: number): Promise<readonly unknown[]>;
  /** Keeps one more edit and what a list shows; false when its number is taken, by another tab. */
  append(study: Study, edit: StoredStudyEdit): Promise<boolean>;
  remove(study: string): Promise<void>;
  /** The studies, the last changed first. */
  list(): Promise<readonly LocalStudyLine[]>;
}

const lineOf = ({ id, title, chapters }: Study, edit: StoredStudyEdit): LocalStudyLine => ({
  id,
  title,
  chapters: chapters.length,
  updatedAt: edit.at,
});

const lastFirst = (lines: readonly LocalStudyLine[]): readonly LocalStudyLine[] =>
  lines.toSorted((one, other) => other.updatedAt - one.updatedAt);

/** Numbers of edits as text in their order. */
const keyOf = (study: string, seq: number): string => `${study}/${String(seq).padStart(9, "0")}`;

/** All numbers of one study from `from` on: what follows the last slash is digits. */
const rangeOf = (study: string, from: number): IDBKeyRange => IDBKeyRange.bound(keyOf(study, from), `${study}/:`);

const isTaken = (cause: unknown): boolean => cause instanceof DOMException && cause.name === "ConstraintError";

const added = (edits: UseStore, study: string, edit: StoredStudyEdit): Promise<boolean> =>
  edits("readwrite", (store) => promisifyRequest(store.add(edit, keyOf(study, edit.seq)))).then(
    () => true,
    (cause: unknown) => {
      if (isTaken(cause)) return false;
      throw cause;
    },
  );

/** A store of this page alone: what is in it goes with the page. */
export const memoryStore = (): EditStore => {
  const kept = new Map<string, readonly unknown[]>();
  const lines = new Map<string, LocalStudyLine>();
  return {
    read: (study, from) => Promise.resolve((kept.get(study) ?? []).slice(from)),
    append: (study, edit) => {
      const edits = kept.get(study.id) ?? [];
      if (edits.length !== edit.seq) return Promise.resolve(false);
      kept.set(study.id, [...edits, edit]);
      lines.set(study.id, lineOf(study, edit));
      return Promise.resolve(true);
    },
    remove: (study) => {
      kept.delete(study);
      lines.delete(study);
      return Promise.resolve();
    },
    list: () => Promise.resolve(lastFirst([...lines.values()])),
  };
};

/** The store in this browser's database. Each edit is a record of its own, so that a note does not write a whole game again. */
export const browserStore = (): EditStore => {
  const edits = createStore("blueplate-study-edits", "edits");
  const lines = createStore("blueplate-studies", "studies");
  return {
    read: (study, from) => edits("readonly", (store) => promisifyRequest(store.getAll(rangeOf(study, from)))),
    append: async (study, edit) => {
      if (!(await added(edits, study.id, edit))) return false;
      await set(study.id, lineOf(study, edit), lines);
      return true;
    },
    remove: async (study) => {
      await del(study, lines);
      await edits("readwrite", (store) => promisifyRequest(store.delete(rangeOf(study, 0))));
    },
    list: async () => {
      const all = await entries<string, LocalStudyLine>(lines);
      return lastFirst(all.map(([, line]) => line));
    },
  };
};
