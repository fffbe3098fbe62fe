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
const personOf = (actor: StudyActor, visitor: string | null): string | null =>
  visitor === null ? null : personIn(actor.id, visitor);

/** Whether a visitor may see the study. */
export const isShown = (actor: StudyActor, visitor: string | null): boolean =>
  !actor.removed && mayLook(actor.aggregate.study, personOf(actor, visitor));

/** The study for somebody who may see it. */
export const shownTo = (actor: StudyActor, visitor: string | null): Result.Result<StudyActor, NoSuchStudy> =>
  isShown(actor, visitor) ? Result.succeed(actor) : Result.fail(new NoSuchStudy({ study: actor.id }));

/** A study as a visitor finds it. */
export const factsFor = (actor: StudyActor, visitor: string | null): StudyFacts => {
  const { study, edits } = actor.aggregate;
  const person = personOf(actor, visitor);
  const role = roleOf(study, person);
  return {
    id: actor.id,
    title: study.title,
    visibility: study.visibility,
    ...cardOf(study),
    createdAt: actor.createdAt,
    updatedAt: actor.updatedAt,
    me: role === null ? null : person,
    role,
    seq: edits.length - 1,
  };
};

/** Who is there. `here`: the guests that follow the study now, one for each connection. */
export const presenceOf = (actor: StudyActor, here: readonly string[]): StudyPresence => {
  const members = presentIn(actor.aggregate.study, here);
  const persons = new Set(here.map((guest) => personIn(actor.id, guest)));
  const leads = members.some(({ person, role }) => person === actor.leader?.person && reaches(role, "write"));
  return { here: members, watchers: persons.size - members.length, leader: leads ? actor.leader : null };
};
