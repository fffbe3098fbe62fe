import { NoSuchStudy, NotStored } from "@blueplate/api";
import type { Malformed } from "@blueplate/kernel";
import { type Book, decodeStored, openingBook, type Stored, type Turned } from "@blueplate/study";
import { type StoredEdit, StoreFailure, Studies } from "@blueplate/store";
import { Clock, Context, Effect, Layer, Option, Result } from "effect";
import { type Following, following } from "../holding/following.ts";
import { type Holder, holderOf } from "../holding/holder.ts";
import { inSlices } from "../holding/slices.ts";
import { markOf, type StudyOwner, studyOwner } from "./owner.ts";

/** The studies in memory, each with its one owner, and who follows them. */
export class Shelf extends Context.Service<
  Shelf,
  Holder<StudyOwner, NoSuchStudy> &
    Following & {
      /** Calls with a study's owner; its lock is held. Stores what an edit came to and only then puts the new book in place. */
      turn(
        owner: StudyOwner,
        turned: Turned,
        people?: { readonly joined?: { readonly guest: string; readonly person: string }; readonly left?: string },
      ): Effect.Effect<Stored, NotStored>;
    }
>()("server/Shelf") {}

/** The book that these rows make, row after row. */
function* reading(rows: readonly StoredEdit[]): Generator<undefined, Result.Result<Book, Malformed>> {
  const edits: Stored[] = [];
  for (const row of rows) {
    const stored = decodeStored(row);
    if (Result.isFailure(stored)) return Result.fail(stored.failure);
    edits.push(stored.success);
    yield;
  }
  return Result.succeed(yield* openingBook(edits));
}

const load = (store: Studies["Service"], id: string) =>
  Effect.gen(function* () {
    const record = yield* store.get(id);
    if (Option.isNone(record)) return Option.none<StudyOwner>();
    const book = yield* inSlices(reading(yield* store.read(id, 0)));
    if (Result.isFailure(book)) {
      return yield* Effect.fail(new StoreFailure({ operation: "Studies.decode", cause: book.failure.field }));
    }
    return Option.some(studyOwner(record.value, book.success, yield* Clock.currentTimeMillis));
  });

const makeShelf = Effect.gen(function* () {
  const store = yield* Studies;
  const followed = following();
  const holder = yield* holderOf<StudyOwner, NoSuchStudy>({
    read: (id) => load(store, id),
    missing: (study) => new NoSuchStudy({ study }),
    here: followed.here,
  });
  const turn: Shelf["Service"]["turn"] = (owner, { book, stored, repeated }, people = {}) =>
    Effect.gen(function* () {
      if (repeated) return stored;
      yield* store.append(owner.id, stored, { ...markOf(book.study), ...people }).pipe(
        Effect.tapError((failure) => {
          const reason = failure._tag === "StoreFailure" ? failure.reason : failure._tag;
          return Effect.logError("An edit was not stored", { study: owner.id, seq: stored.seq, reason });
        }),
        Effect.tapError(() => Effect.sync(() => holder.forget(owner))),
        Effect.tapError(() => Effect.sync(() => followed.wake(owner.id))),
        Effect.mapError(() => new NotStored({ message: "The edit was not stored; send it again" })),
      );
      owner.book = book;
      owner.updatedAt = stored.at;
      followed.wake(owner.id);
      return stored;
    });
  return Shelf.of({ ...holder, ...followed, turn });
});

/** The shelf over the store. */
export const shelf = Layer.effect(Shelf, makeShelf);
