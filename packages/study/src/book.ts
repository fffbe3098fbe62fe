import { type Refusal, refusal } from "@blueplate/kernel";
import { Result } from "effect";
import { decide } from "./decide.ts";
import type { StudyChange, StudyEdit, Stored } from "./edits.ts";
import { evolve, foldEdits } from "./evolve.ts";
import type { StudyContext } from "./study-context.ts";
import { LIMITS } from "./limits.ts";
import type { IdTaken, TooMuch } from "./refusals.ts";
import { refuse, refuseSharing } from "./refuse.ts";
import { BLANK, reaches, type Role, roleOf, type Study } from "./study.ts";

/** A study as its host holds it: a value, so that the host can store the next edit before it puts the new book in place. */
export interface Book {
  readonly study: Study;
  readonly edits: readonly Stored[];
}

/** Who edits, and when: milliseconds since 1970. */
export interface Who {
  readonly person: string;
  readonly name: string;
  readonly at: number;
}

/** The book after an accepted edit; `repeated` when it was there already and nothing changed. */
export interface Turned {
  readonly book: Book;
  readonly stored: Stored;
  readonly repeated: boolean;
}

/** The book that these edits make. */
export const openBook = (edits: readonly Stored[]): Book => ({ study: foldEdits(edits), edits });

/** `openBook`, pausing after each edit: a study may hold many games. */
export function* openingBook(edits: readonly Stored[]): Generator<undefined, Book> {
  let study = BLANK;
  for (const stored of edits) {
    study = evolve(study, stored);
    yield;
  }
  return { study, edits };
}

const withChange = (book: Book, id: string, change: StudyChange, { person, name, at }: Who): Turned => {
  const stored = { seq: book.edits.length, id, person, name, change, at };
  return { book: { study: evolve(book.study, stored), edits: [...book.edits, stored] }, stored, repeated: false };
};

/** A new study, whose owner is whoever begins it. The seed gives the dice of everything tried in it. */
export const beginBook = (
  {
    study,
    title,
    seed,
    id,
  }: { readonly study: string; readonly title: string; readonly seed: string; readonly id: string },
  who: Who,
): Book => withChange({ study: BLANK, edits: [] }, id, { _tag: "Created", study, title, seed }, who).book;

/** The edit with this id, if it came before; refused when it was somebody else's. */
const repeatOf = (book: Book, id: string, person: string): Result.Result<Turned | null, Refusal> => {
  const stored = book.edits.findLast((each) => each.id === id);
  if (!stored) return Result.succeed(null);
  return stored.person === person
    ? Result.succeed({ book, stored, repeated: true })
    : Result.fail(refusal<IdTaken>({ _tag: "IdTaken", rule: "", what: "edit", id }));
};

/**
 * Takes an edit into the book. The same id again answers what it came to and changes nothing. A member is called as the study
 * says, whatever `who` says.
 */
export const submitEdit = (
  book: Book,
  { id, edit }: { readonly id: string; readonly edit: StudyEdit },
  who: Who,
  ground: StudyContext,
): Result.Result<Turned, Refusal> =>
  Result.flatMap(repeatOf(book, id, who.person), (repeated) => {
    if (repeated) return Result.succeed(repeated);
    const refused = refuse(book.study, edit, who.person, ground.running);
    if (refused) return Result.fail(refused);
    const name = book.study.members.find(({ person }) => person === who.person)?.name ?? who.name;
    return Result.flatMap(decide(book.study, edit, id, ground, who.at), (change) => {
      const turned = withChange(book, id, change, { ...who, name });
      return turned.book.study.size <= LIMITS.studySize
        ? Result.succeed(turned)
        : Result.fail(refusal<TooMuch>({ _tag: "TooMuch", rule: "", what: "studySize", most: LIMITS.studySize }));
    });
  });

/**
 * Lets somebody in who was invited: a member who may more already stays as they are. Refused while the study shows a running
 * game, and when it is full.
 */
export const joinBook = (
  book: Book,
  role: Role,
  id: string,
  who: Who,
  running: StudyContext["running"],
): Result.Result<Turned | null, Refusal> => {
  const { study } = book;
  const now = roleOf(study, who.person);
  if (reaches(now, role)) return Result.succeed(null);
  const refused = refuseSharing(study, running);
  if (refused) return Result.fail(refused);
  if (now === null && study.members.length >= LIMITS.members) {
    return Result.fail(refusal<TooMuch>({ _tag: "TooMuch", rule: "", what: "members", most: LIMITS.members }));
  }
  return Result.succeed(withChange(book, id, { _tag: "Joined", role }, who));
};
