import { createHash } from "node:crypto";
import type { StudyAggregate, Pointer, StudyParticipant, Study } from "@blueplate/study";
import type { StudyCard, StudyMark, StudyRecord } from "@blueplate/store";
import { Semaphore } from "effect";
import type { Actor } from "../actors/actor-registry.ts";

/** The one actor of a study in memory. It is changed only while its lock is held, and only after the change is stored. */
export interface StudyActor extends Actor {
  readonly createdAt: number;
  updatedAt: number;
  aggregate: StudyAggregate;
  /** Whom the others may follow, and where that one looks: kept by nobody. */
  leader: { readonly person: string; readonly at: Pointer } | null;
  /** True once the study was deleted. */
  removed: boolean;
}

/** An actor of what was read from the store. */
export const studyActor = (record: StudyRecord, aggregate: StudyAggregate, now: number): StudyActor => ({
  id: record.id,
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
  lock: Semaphore.makeUnsafe(1),
  touched: now,
  gone: false,
  aggregate,
  leader: null,
  removed: false,
});

/** Who a guest is in a study: nobody can tell from it who they are in another one. */
export const personIn = (study: string, guest: string): string =>
  createHash("sha256").update(`${study}:${guest}`).digest("base64url").slice(0, 22);

const gameOf = ({ source }: Study["chapters"][number]): string =>
  source._tag === "Game" ? source.header.game : source.game;

/** What a list says of a study. */
export const cardOf = (study: Study): StudyCard => ({
  chapters: study.chapters.length,
  games: [...new Set(study.chapters.map(gameOf))],
  owner: study.members.find(({ role }) => role === "owner")?.name ?? "",
});

/** What the store notes of a study beside an edit. */
export const markOf = (study: Study): Pick<StudyMark, "title" | "visibility" | "card"> => ({
  title: study.title,
  visibility: study.visibility,
  card: cardOf(study),
});

/** Who is there of those that follow. */
export const presentIn = (study: Study, guests: readonly string[]): readonly StudyParticipant[] => {
  const persons = new Set(guests.map((guest) => personIn(study.id, guest)));
  return study.members.filter(({ person }) => persons.has(person));
};
