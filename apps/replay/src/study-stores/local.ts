import type { Refusal } from "@blueplate/kernel";
import {
  adopted,
  beginAggregate,
  type StudyAggregate,
  decodeStored,
  type StudyEdit,
  evolve,
  type StudyContext,
  openAggregate,
  readStudy,
  type StoredStudyEdit,
  type Study,
  type StudyHost,
  submitEdit,
  type EditAuthor,
} from "@blueplate/study";
import { Result } from "effect";
import { nanoid } from "nanoid";
import type { EditStore } from "./edit-store.ts";
import { inTurn, listening } from "./telling.ts";

/** Whoever uses this browser, in every study of it. */
const ME = "me";

/** What the ids of studies in this browser begin with: the server's never do. */
const MARK = "local-";

/** True for the id of a study that lives in this browser. */
export const isLocalStudy = (study: string): boolean => study.startsWith(MARK);

const now = (name: string): EditAuthor => ({ person: ME, name, at: Date.now() });

/** Tabs tell each other by study that something was added. */
const channelOf = (study: string): BroadcastChannel => new BroadcastChannel(`blueplate-study-${study}`);

/** Keeps a study that begins; false when another tab has begun the same study meanwhile. */
const keep = async (store: EditStore, aggregate: StudyAggregate): Promise<boolean> => {
  let isKept = true;
  for (const edit of aggregate.edits) isKept = (await store.append(aggregate.study, edit)) && isKept;
  return isKept;
};

/** The id of the study in this browser that has this key. */
export const localStudyOf = (key: string): string => `${MARK}${key}`;

/** How a study of this browser begins. `key`: the same for the same study; without one it is a study beside all others. */
interface Begins {
  readonly key?: string;
  readonly title: string;
  readonly name: string;
  readonly chapter?: StudyEdit;
}

const begin = (
  ground: StudyContext,
  { key = nanoid(), title, name, chapter }: Begins,
): Result.Result<StudyAggregate, Refusal> => {
  const begun = beginAggregate({ study: localStudyOf(key), title, seed: nanoid(), id: nanoid() }, now(name));
  if (!chapter) return Result.succeed(begun);
  return Result.map(
    submitEdit(begun, { id: nanoid(), edit: chapter }, now(name), ground),
    ({ aggregate }) => aggregate,
  );
};

/** Begins a study in this browser, with a first chapter if one is wanted; its id. */
export const createLocal = async (
  store: EditStore,
  ground: StudyContext,
  begins: Begins,
): Promise<Result.Result<string, Refusal>> => {
  const begun = begin(ground, begins);
  if (Result.isFailure(begun)) return Result.fail(begun.failure);
  await keep(store, begun.success);
  return Result.succeed(begun.success.study.id);
};

/**
 * Begins a study and opens it: what was decided a moment ago is not read and decoded again. Null when another tab has begun the
 * same study meanwhile: that one is there to be opened.
 */
export const beginLocal = async (
  store: EditStore,
  ground: StudyContext,
  begins: Begins,
): Promise<Result.Result<StudyHost | null, Refusal>> => {
  const begun = begin(ground, begins);
  if (Result.isFailure(begun)) return Result.fail(begun.failure);
  const isKept = await keep(store, begun.success);
  return Result.succeed(isKept ? hostOf(store, ground, begun.success) : null);
};

/** Takes a study file into this browser; its id, or the first line that does not fit. */
export const importLocal = async (
  store: EditStore,
  ground: StudyContext,
  text: string,
  name: string,
): Promise<Result.Result<string, Refusal>> => {
  const read = readStudy(ground, text);
  if (Result.isFailure(read)) return Result.fail(read.failure);
  const aggregate = openAggregate(adopted(read.success, `${MARK}${nanoid()}`, now(name)));
  await keep(store, aggregate);
  return Result.succeed(aggregate.study.id);
};

const decoded = (edits: readonly unknown[]): Result.Result<readonly StoredStudyEdit[], Refusal> =>
  Result.all(edits.map(decodeStored));

/** Deletes a study of this browser; tabs that show it are told. */
export const removeLocal = async (store: EditStore, study: string): Promise<void> => {
  await store.remove(study);
  const channel = channelOf(study);
  channel.postMessage("removed");
  channel.close();
};

/** What one tab holds of a study, and how it goes on from what the store has. */
const holding = (store: EditStore, first: StudyAggregate) => {
  let aggregate = first;
  const listeners = listening();
  const take = (turned: StudyAggregate, edit: StoredStudyEdit) => {
    aggregate = turned;
    listeners.tell({ _tag: "Study", study: aggregate.study, edit });
  };
  /** Takes what other tabs have added meanwhile. */
  const catchUp = async (): Promise<Result.Result<void, Refusal>> =>
    Result.map(decoded(await store.read(aggregate.study.id, aggregate.edits.length)), (edits) => {
      for (const edit of edits) take({ study: evolve(aggregate.study, edit), edits: [...aggregate.edits, edit] }, edit);
    });
  return { aggregate: () => aggregate, listeners, take, catchUp };
};

/** A browser that is full, or is told to keep nothing, refuses like everything else that does. */
const keeping =
  (store: EditStore) =>
  (study: Study, edit: StoredStudyEdit): Promise<Result.Result<boolean, Refusal>> =>
    store.append(study, edit).then(
      (kept) => Result.succeed(kept),
      () => Result.fail({ _tag: "NotKept", rule: "" }),
    );

const editing =
  (store: EditStore, ground: StudyContext, { aggregate, take, catchUp }: ReturnType<typeof holding>) =>
  async (edit: StudyEdit): Promise<Result.Result<StoredStudyEdit, Refusal>> => {
    const id = nanoid();
    const append = keeping(store);
    for (;;) {
      const turned = submitEdit(aggregate(), { id, edit }, now(ME), ground);
      if (Result.isFailure(turned)) return Result.fail(turned.failure);
      const { stored, aggregate: next } = turned.success;
      const kept = await append(next.study, stored);
      if (Result.isFailure(kept)) return Result.fail(kept.failure);
      if (kept.success) {
        take(next, stored);
        return Result.succeed(stored);
      }
      const caughtUp = await catchUp();
      if (Result.isFailure(caughtUp)) return Result.fail(caughtUp.failure);
    }
  };

/** Opens a study of this browser; null when there is none, refused when this build cannot read it. */
export const openLocal = async (
  store: EditStore,
  ground: StudyContext,
  study: string,
): Promise<Result.Result<StudyHost | null, Refusal>> => {
  const edits = decoded(await store.read(study, 0));
  if (Result.isFailure(edits)) return Result.fail(edits.failure);
  return Result.succeed(edits.success.length === 0 ? null : hostOf(store, ground, openAggregate(edits.success)));
};

/** What a tab does with a study of this browser that the store has as this aggregate. */
const hostOf = (store: EditStore, ground: StudyContext, aggregate: StudyAggregate): StudyHost => {
  const held = holding(store, aggregate);
  const turn = inTurn();
  const add = editing(store, ground, held);
  const channel = channelOf(aggregate.study.id);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === "removed") held.listeners.tell({ _tag: "Gone" });
    else void turn(held.catchUp);
  });
  return {
    me: () => ME,
    edit: (edit) =>
      turn(async () => {
        const stored = await add(edit);
        if (Result.isSuccess(stored)) channel.postMessage("added");
        return stored;
      }),
    watch: (listener) => {
      const stop = held.listeners.add(listener);
      listener({ _tag: "Study", study: held.aggregate().study, edit: null });
      return stop;
    },
    lead: () => undefined,
    close: () => {
      held.listeners.clear();
      channel.close();
    },
  };
};
