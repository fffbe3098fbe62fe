import { MalformedInput, NotStored, Refused, TooManyStudies, type ImportStudy, type NewStudy } from "@blueplate/api";
import type { Refusal } from "@blueplate/kernel";
import {
  adopted,
  beginAggregate,
  type StudyAggregate,
  decodeEdit,
  type StudyEdit,
  openAggregate,
  openingAggregate,
  readingStudy,
  submitEdit,
} from "@blueplate/study";
import { StudyStore } from "@blueplate/store";
import { Clock, Effect, Result } from "effect";
import { stored } from "../actors/actor-registry.ts";
import { inSlices } from "../actors/slices.ts";
import { newId, newSeed } from "../secrets.ts";
import type { StudyContexts } from "./study-contexts.ts";
import { nameIn } from "./member-name.ts";
import { markOf, personIn } from "./study-actor.ts";

/** Studies of which one guest may be a member. */
const STUDIES_PER_GUEST = 200;

/** The edit that a client sent; what does not fit is named as seen from `field`. */
export const editIn = (input: unknown, field: string): Result.Result<StudyEdit, MalformedInput> =>
  Result.mapError(
    decodeEdit(input),
    (fault) =>
      new MalformedInput({ field: fault.field === "" ? field : `${field}.${fault.field}`, message: fault.message }),
  );

/** The answer of a study, its refusal as a failure. */
export const orRefused = <A>(answer: Result.Result<A, Refusal>): Effect.Effect<A, Refused> =>
  Effect.mapError(Effect.fromResult(answer), (refusal) => new Refused({ refusal }));

/** The table that a new chapter is to be about, or null. */
export const tableWanted = (edit: StudyEdit): string | null =>
  edit._tag === "AddChapter" && edit.source._tag === "Table" ? edit.source.table : null;

/** Stores a new study that belongs to `guest`. */
const keep = (
  aggregate: StudyAggregate,
  id: string,
  guest: string,
  now: number,
): Effect.Effect<string, NotStored, StudyStore> => {
  const record = { id, ...markOf(aggregate.study), seq: aggregate.edits.length - 1, createdAt: now, updatedAt: now };
  const actor = { guest, person: personIn(id, guest) };
  return Effect.as(stored(StudyStore.use((studies) => studies.create(record, aggregate.edits, actor))), id);
};

const room = (guest: string) =>
  Effect.gen(function* () {
    const count = yield* stored(StudyStore.use((studies) => studies.count(guest)));
    if (count >= STUDIES_PER_GUEST) return yield* Effect.fail(new TooManyStudies({ most: STUDIES_PER_GUEST }));
  });

/** A new study with its first chapter, if there is one; its id. */
export const createStudy = (grounds: StudyContexts, id: string, guest: string, wish: NewStudy) =>
  Effect.gen(function* () {
    yield* room(guest);
    const at = yield* Clock.currentTimeMillis;
    const who = { person: personIn(id, guest), name: wish.name, at };
    const begun = beginAggregate({ study: id, title: wish.title, seed: newSeed(), id: newId() }, who);
    if (wish.chapter === undefined) return yield* keep(begun, id, guest, at);
    const edit = yield* Effect.fromResult(editIn(wish.chapter, "chapter"));
    if (edit._tag !== "AddChapter") {
      return yield* Effect.fail(new MalformedInput({ field: "chapter._tag", message: "expected AddChapter" }));
    }
    const ground = yield* grounds(guest, begun.study, tableWanted(edit));
    const turned = yield* orRefused(submitEdit(begun, { id: newId(), edit }, who, ground));
    return yield* keep(turned.aggregate, id, guest, at);
  });

/** A new study from a file; its id. */
export const importStudy = (grounds: StudyContexts, id: string, guest: string, { name: wish, text }: ImportStudy) =>
  Effect.gen(function* () {
    yield* room(guest);
    const at = yield* Clock.currentTimeMillis;
    const empty = openAggregate([]).study;
    const ground = yield* grounds(guest, empty, null);
    const edits = yield* orRefused(yield* inSlices(readingStudy(ground, text)));
    const person = personIn(id, guest);
    const who = { person, name: nameIn(empty, person, wish), at };
    const aggregate = yield* inSlices(openingAggregate(adopted(edits, id, who)));
    return yield* keep(aggregate, id, guest, at);
  });
