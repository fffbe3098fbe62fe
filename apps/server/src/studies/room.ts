import {
  type EditStudy,
  type LeadStudy,
  type ListStudies,
  pageOf,
  placeAt,
  StudyRoom,
  type StudyFacts,
  type StudyList,
} from "@blueplate/api";
import {
  reaches,
  roleOf,
  type StoredStudyEdit,
  type Study,
  type StudyEdit,
  submitEdit,
  writeStudy,
} from "@blueplate/study";
import { StudyStore } from "@blueplate/store";
import { Clock, Effect, Layer } from "effect";
import { stored } from "../actors/actor-registry.ts";
import { factsFor, lineOf, shownTo } from "./facts.ts";
import { type StudyContexts, studyContexts } from "./study-contexts.ts";
import { invite, join, ownedBy, uninvite } from "./inviting.ts";
import { createStudy, editIn, importStudy, orRefused, tableWanted } from "./making.ts";
import { nameIn } from "./member-name.ts";
import { personIn } from "./study-actor.ts";
import { StudyRegistry } from "./study-registry.ts";
import { watching } from "./watch.ts";

/** Lines in a list, unless more are asked for. */
const LIST_LENGTH = 20;

/** The person that an edit took out of the study, if it did. */
const leftBy = ({ change }: StoredStudyEdit): { readonly left?: string } =>
  change._tag === "SetMember" && change.role === null ? { left: change.person } : {};

/** The edit of a member; one who takes the name of another is told apart. */
const toldApart = (study: Study, person: string, change: StudyEdit): StudyEdit =>
  change._tag === "SetName" ? { ...change, name: nameIn(study, person, change.name) } : change;

const edit = (registry: StudyRegistry["Service"], asked: StudyContexts, guest: string, wish: EditStudy) =>
  registry.change(wish.study, (actor) =>
    Effect.gen(function* () {
      yield* Effect.fromResult(shownTo(actor, guest));
      const { study } = actor.aggregate;
      const person = personIn(actor.id, guest);
      const decoded = toldApart(study, person, yield* Effect.fromResult(editIn(wish.edit, "edit")));
      const ground = yield* asked(guest, study, tableWanted(decoded));
      const who = { person, name: "?", at: yield* Clock.currentTimeMillis };
      const turned = yield* orRefused(submitEdit(actor.aggregate, { id: wish.id, edit: decoded }, who, ground));
      return yield* registry.turn(actor, turned, leftBy(turned.stored));
    }),
  );

const list = (visitor: string | null, { which, most = LIST_LENGTH, after }: ListStudies) =>
  Effect.gen(function* () {
    if (which === "mine" && visitor === null) return { lines: [], next: null };
    const filter =
      which === "mine" && visitor !== null ? { _tag: "Of" as const, guest: visitor } : { _tag: "Public" as const };
    const from = after === undefined ? undefined : placeAt(after);
    const found = yield* stored(StudyStore.use((studies) => studies.list(filter, most + 1, from)));
    const { records, next } = pageOf(found, most);
    return { lines: records.map(lineOf), next } satisfies StudyList;
  });

const remove = (registry: StudyRegistry["Service"], guest: string, study: string) =>
  registry.change(study, (actor) =>
    Effect.gen(function* () {
      yield* Effect.fromResult(ownedBy(actor, guest));
      yield* stored(StudyStore.use((studies) => studies.remove(study)));
      actor.removed = true;
      registry.forget(actor);
      registry.wake(study);
      return { removed: study };
    }),
  );

const lead = (registry: StudyRegistry["Service"], guest: string, { study, pointer }: LeadStudy) =>
  Effect.flatMap(registry.open(study), (actor) =>
    Effect.map(Effect.fromResult(shownTo(actor, guest)), () => {
      const person = personIn(study, guest);
      if (!reaches(roleOf(actor.aggregate.study, person), "write")) return { leads: false };
      if (pointer !== null) actor.leader = { person, at: pointer };
      else if (actor.leader?.person === person) actor.leader = null;
      registry.wake(study);
      return { leads: pointer !== null };
    }),
  );

const makeRoom = Effect.gen(function* () {
  const registry = yield* StudyRegistry;
  const asked = yield* studyContexts;
  const store = yield* Effect.context<StudyStore>();
  const at = <A, E>(effect: Effect.Effect<A, E, StudyStore>) => Effect.provideContext(effect, store);
  const factsOf = (id: string, guest: string): Effect.Effect<StudyFacts, Effect.Error<ReturnType<typeof stored>>> =>
    Effect.map(
      Effect.catchTag(registry.open(id), "NoSuchStudy", (failure) => Effect.die(failure)),
      (actor) => factsFor(actor, guest),
    );
  const shown = (visitor: string | null, study: string) =>
    Effect.flatMap(registry.open(study), (actor) => Effect.fromResult(shownTo(actor, visitor)));
  return StudyRoom.of({
    create: (guest, wish) =>
      Effect.flatMap(at(createStudy(asked, registry.newId(), guest, wish)), (id) => factsOf(id, guest)),
    read: (guest, wish) =>
      Effect.flatMap(at(importStudy(asked, registry.newId(), guest, wish)), (id) => factsOf(id, guest)),
    write: (visitor, study) =>
      Effect.map(shown(visitor, study), ({ aggregate }) => writeStudy(aggregate.study, aggregate.edits)),
    list: (visitor, wish) => at(list(visitor, wish)),
    get: (visitor, study) => Effect.map(shown(visitor, study), (actor) => factsFor(actor, visitor)),
    edit: (guest, wish) => edit(registry, asked, guest, wish),
    remove: (guest, study) => at(remove(registry, guest, study)),
    invite: (guest, wish) => at(invite(registry, asked, guest, wish)),
    uninvite: (guest, study) => at(uninvite(registry, guest, study)),
    join: (guest, wish) => at(join(registry, asked, guest, wish)),
    lead: (guest, wish) => lead(registry, guest, wish),
    watch: (guest, study, after, signal) => watching(registry, guest, study, after, signal),
  });
});

/** Studies over the registry. */
export const studyRoom = Layer.effect(StudyRoom, makeRoom);
