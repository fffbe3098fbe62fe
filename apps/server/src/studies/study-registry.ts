import { NoSuchStudy, NotStored } from "@blueplate/api";
import type { Malformed } from "@blueplate/kernel";
import {
  type StudyAggregate,
  decodeStored,
  openingAggregate,
  type StoredStudyEdit,
  type EditOutcome,
} from "@blueplate/study";
import { ShardOwnership, type StoredEdit, StoreFailure, StudyStore } from "@blueplate/store";
import { Clock, Context, Effect, Layer, Option, Result } from "effect";
import { type Subscribers, subscribers } from "../actors/subscribers.ts";
import { type ActorRegistry, actorRegistry } from "../actors/actor-registry.ts";
import { inSlices } from "../actors/slices.ts";
import { ownId } from "../actors/own-id.ts";
import { markOf, type StudyActor, studyActor } from "./study-actor.ts";

/** The studies in memory, each with its one actor, and who follows them. */
export class StudyRegistry extends Context.Service<
  StudyRegistry,
  ActorRegistry<StudyActor, NoSuchStudy> &
    Subscribers & {
      /** Calls with a study's actor; its lock is held. Stores what an edit came to and only then puts the new aggregate in place. */
      turn(
        actor: StudyActor,
        turned: EditOutcome,
        people?: { readonly joined?: { readonly guest: string; readonly person: string }; readonly left?: string },
      ): Effect.Effect<StoredStudyEdit, NotStored>;
      /** An id for a new study of which this server decides. */
      newId(): string;
    }
>()("server/StudyRegistry") {}

/** The aggregate that these rows make, row after row. */
function* reading(rows: readonly StoredEdit[]): Generator<undefined, Result.Result<StudyAggregate, Malformed>> {
  const edits: StoredStudyEdit[] = [];
  for (const row of rows) {
    const stored = decodeStored(row);
    if (Result.isFailure(stored)) return Result.fail(stored.failure);
    edits.push(stored.success);
    yield;
  }
  return Result.succeed(yield* openingAggregate(edits));
}

const load = (store: StudyStore["Service"], id: string) =>
  Effect.gen(function* () {
    const record = yield* store.get(id);
    if (Option.isNone(record)) return Option.none<StudyActor>();
    const aggregate = yield* inSlices(reading(yield* store.read(id, 0)));
    if (Result.isFailure(aggregate)) {
      return yield* Effect.fail(new StoreFailure({ operation: "Studies.decode", cause: aggregate.failure.field }));
    }
    return Option.some(studyActor(record.value, aggregate.success, yield* Clock.currentTimeMillis));
  });

const makeRegistry = Effect.gen(function* () {
  const ownership = yield* ShardOwnership;
  const store = yield* StudyStore;
  const followed = subscribers();
  const holder = yield* actorRegistry<StudyActor, NoSuchStudy>({
    read: (id) => load(store, id),
    // Whoever leads and who is there is known to its owner alone.
    catchUp: null,
    missing: (study) => new NoSuchStudy({ study }),
    here: followed.here,
  });
  ownership.onMoved((isMoved) => {
    holder.forgetMoved(isMoved);
    followed.wakeWhere(isMoved);
  });
  const turn: StudyRegistry["Service"]["turn"] = (actor, { aggregate, stored, repeated }, people = {}) =>
    Effect.gen(function* () {
      if (repeated) return stored;
      yield* store.append(actor.id, stored, { ...markOf(aggregate.study), ...people }).pipe(
        Effect.tapError((failure) => {
          const reason = failure._tag === "StoreFailure" ? failure.reason : failure._tag;
          return Effect.logError("An edit was not stored", { study: actor.id, seq: stored.seq, reason });
        }),
        Effect.tapError(() => Effect.sync(() => holder.forget(actor))),
        Effect.tapError(() => Effect.sync(() => followed.wake(actor.id))),
        Effect.mapError(() => new NotStored({ message: "The edit was not stored; send it again" })),
      );
      actor.aggregate = aggregate;
      actor.updatedAt = stored.at;
      followed.wake(actor.id);
      return stored;
    });
  return StudyRegistry.of({ ...holder, ...followed, turn, newId: () => ownId(ownership.isOwned) });
});

/** The registry over the store. */
export const studyRegistry = Layer.effect(StudyRegistry, makeRegistry);
