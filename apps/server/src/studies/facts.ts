import { NoSuchStudy, type StudyFacts, type StudyLine } from "@blueplate/api";
import { mayLook, type StudyPresence, reaches, roleOf } from "@blueplate/study";
import type { StudyRecord } from "@blueplate/store";
import { Result } from "effect";
import { cardOf, personIn, presentIn, type StudyActor } from "./study-actor.ts";

/** A study as a list shows it. */
export const lineOf = ({ id, title, visibility, card, createdAt, updatedAt }: StudyRecord): StudyLine => ({
  id,
  title,
  visibility,
  ...card,
  createdAt,
  updatedAt,
});

/** Who a visitor is in a study, member or not; null for somebody who is no guest yet. */
const personOf = (owner: StudyActor, visitor: string | null): string | null =>
  visitor === null ? null : personIn(owner.id, visitor);

/** Whether a visitor may see the study. */
export const isShown = (owner: StudyActor, visitor: string | null): boolean =>
  !owner.removed && mayLook(owner.book.study, personOf(owner, visitor));

/** The study for somebody who may see it. */
export const shownTo = (owner: StudyActor, visitor: string | null): Result.Result<StudyActor, NoSuchStudy> =>
  isShown(owner, visitor) ? Result.succeed(owner) : Result.fail(new NoSuchStudy({ study: owner.id }));

/** A study as a visitor finds it. */
export const factsFor = (owner: StudyActor, visitor: string | null): StudyFacts => {
  const { study, edits } = owner.book;
  const person = personOf(owner, visitor);
  const role = roleOf(study, person);
  return {
    id: owner.id,
    title: study.title,
    visibility: study.visibility,
    ...cardOf(study),
    createdAt: owner.createdAt,
    updatedAt: owner.updatedAt,
    me: role === null ? null : person,
    role,
    seq: edits.length - 1,
  };
};

/** Who is there. `here`: the guests that follow the study now, one for each connection. */
export const presenceOf = (owner: StudyActor, here: readonly string[]): StudyPresence => {
  const members = presentIn(owner.book.study, here);
  const persons = new Set(here.map((guest) => personIn(owner.id, guest)));
  const leads = members.some(({ person, role }) => person === owner.leader?.person && reaches(role, "write"));
  return { here: members, watchers: persons.size - members.length, leader: leads ? owner.leader : null };
};
