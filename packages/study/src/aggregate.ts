import { type Refusal, refusal } from "@blueplate/kernel";
import { Result } from "effect";
import { decide } from "./decide.ts";
import type { StudyChange, StudyEdit, StoredStudyEdit } from "./edits.ts";
import { evolve, foldEdits } from "./evolve.ts";
import type { StudyContext } from "./study-context.ts";
import { LIMITS } from "./limits.ts";
import type { IdTaken, TooMuch } from "./refusals.ts";
import { refuse, refuseSharing } from "./refuse.ts";
import { BLANK, reaches, type MemberRole, roleOf, type Study } from "./study.ts";

/** A study as its host holds it: a value, so that the host can store the next edit before it puts the new aggregate in place. */
export interface StudyAggregate {
  readonly study: Study;
  readonly edits: readonly StoredStudyEdit[];
}

/** Who edits, and when: milliseconds since 1970. */
export interface EditAuthor {
  readonly person: string;
  readonly name: string;
  readonly at: number;
}

/** The aggregate after an accepted edit; `repeated` when it was there already and nothing changed. */
export interface EditOutcome {
  readonly aggregate: StudyAggregate;
  readonly stored: StoredStudyEdit;
  readonly repeated: boolean;
}

/** The aggregate that these edits make. */
export const openAggregate = (edits: readonly StoredStudyEdit[]): StudyAggregate => ({
  study: foldEdits(edits),
  edits,
});

/** `openAggregate`, pausing after each edit: a study may hold many games. */
export function* openingAggregate(edits: readonly StoredStudyEdit[]): Generator<undefined, StudyAggregate> {
  let study = BLANK;
  for (const stored of edits) {
    study = evolve(study, stored);
    yield;
  }
  return { study, edits };
}

const withChange = (
  aggregate: StudyAggregate,
  id: string,
  change: StudyChange,
  { person, name, at }: EditAuthor,
): EditOutcome => {
  const stored = { seq: aggregate.edits.length, id, person, name, change, at };
  return {
    aggregate: { study: evolve(aggregate.study, stored), edits: [...aggregate.edits, stored] },
    stored,
    repeated: false,
  };
};

/** A new study, whose owner is whoever begins it. The seed gives the dice of everything tried in it. */
export const beginAggregate = (
  {
    study,
    title,
    seed,
    id,
  }: { readonly study: string; readonly title: string; readonly seed: string; readonly id: string },
  who: EditAuthor,
): StudyAggregate =>
  withChange({ study: BLANK, edits: [] }, id, { _tag: "Created", study, title, seed }, who).aggregate;

/** The edit with this id, if it came before; refused when it was somebody else's. */
const repeatOf = (
  aggregate: StudyAggregate,
  id: string,
  person: string,
): Result.Result<EditOutcome | null, Refusal> => {
  const stored = aggregate.edits.findLast((each) => each.id === id);
  if (!stored) return Result.succeed(null);
  return stored.person === person
    ? Result.succeed({ aggregate, stored, repeated: true })
    : Result.fail(refusal<IdTaken>({ _tag: "IdTaken", rule: "", what: "edit", id }));
};

/**
 * Takes an edit into the aggregate. The same id again answers what it came to and changes nothing. A member is called as the study
 * says, whatever `who` says.
 */
export const submitEdit = (
  aggregate: StudyAggregate,
  { id, edit }: { readonly id: string; readonly edit: StudyEdit },
  who: EditAuthor,
  ground: StudyContext,
): Result.Result<EditOutcome, Refusal> =>
  Result.flatMap(repeatOf(aggregate, id, who.person), (repeated) => {
    if (repeated) return Result.succeed(repeated);
    const refused = refuse(aggregate.study, edit, who.person, ground.running);
    if (refused) return Result.fail(refused);
    const name = aggregate.study.members.find(({ person }) => person === who.person)?.name ?? who.name;
    return Result.flatMap(decide(aggregate.study, edit, id, ground, who.at), (change) => {
      const turned = withChange(aggregate, id, change, { ...who, name });
      return turned.aggregate.study.size <= LIMITS.studySize
        ? Result.succeed(turned)
        : Result.fail(refusal<TooMuch>({ _tag: "TooMuch", rule: "", what: "studySize", most: LIMITS.studySize }));
    });
  });

/**
 * Lets somebody in who was invited: a member who may more already stays as they are. Refused while the study shows a running
 * game, and when it is full.
 */
export const joinAggregate = (
  aggregate: StudyAggregate,
  role: MemberRole,
  id: string,
  who: EditAuthor,
  running: StudyContext["running"],
): Result.Result<EditOutcome | null, Refusal> => {
  const { study } = aggregate;
  const now = roleOf(study, who.person);
  if (reaches(now, role)) return Result.succeed(null);
  const refused = refuseSharing(study, running);
  if (refused) return Result.fail(refused);
  if (now === null && study.members.length >= LIMITS.members) {
    return Result.fail(refusal<TooMuch>({ _tag: "TooMuch", rule: "", what: "members", most: LIMITS.members }));
  }
  return Result.succeed(withChange(aggregate, id, { _tag: "Joined", role }, who));
};
