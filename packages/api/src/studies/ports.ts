import type { StoredStudyEdit } from "@blueplate/study";
import { Context } from "effect";
import type { Answer, Guest, Visitor } from "../answer.ts";
import type { LinkVoid, MalformedInput, NoSuchStudy, NotTheOwner, Refused, TooManyStudies } from "../failures.ts";
import type { EditStudy, ImportStudy, InviteToStudy, JoinStudy, LeadStudy, ListStudies, NewStudy } from "./inputs.ts";
import type { StudyFacts, StudyList, StudyMessage } from "./outputs.ts";

/** One message with the number of the last edit that was sent by then. */
export interface StudyWatched {
  readonly after: number;
  readonly message: StudyMessage;
}

/** Studies: making, finding, editing and following them. Whoever may not see a study is told that there is none. */
export class StudyRoom extends Context.Service<
  StudyRoom,
  {
    create(guest: Guest, wish: NewStudy): Answer<StudyFacts, MalformedInput | Refused | TooManyStudies>;
    /** A private study of the caller's, of everything that a file says. */
    read(guest: Guest, wish: ImportStudy): Answer<StudyFacts, Refused | TooManyStudies>;
    /** The study as a file. */
    write(visitor: Visitor, study: string): Answer<string, NoSuchStudy>;
    list(visitor: Visitor, wish: ListStudies): Answer<StudyList>;
    get(visitor: Visitor, study: string): Answer<StudyFacts, NoSuchStudy>;
    /** Answers what the edit came to, only after it is stored. */
    edit(guest: Guest, wish: EditStudy): Answer<StoredStudyEdit, NoSuchStudy | MalformedInput | Refused>;
    /** Removes the study for everybody. */
    remove(guest: Guest, study: string): Answer<{ readonly removed: string }, NoSuchStudy | NotTheOwner>;
    /** A token by which people join, good for many and for a while. Milliseconds since 1970. */
    invite(
      guest: Guest,
      wish: InviteToStudy,
    ): Answer<{ readonly token: string; readonly expiresAt: number }, NoSuchStudy | NotTheOwner | Refused>;
    /** Makes every token of the study void. */
    uninvite(guest: Guest, study: string): Answer<{ readonly study: string }, NoSuchStudy | NotTheOwner>;
    join(guest: Guest, wish: JoinStudy): Answer<StudyFacts, LinkVoid | Refused>;
    /** Where the caller looks, for those who follow; only for those who may write, the last to ask leads. */
    lead(guest: Guest, wish: LeadStudy): Answer<{ readonly leads: boolean }, NoSuchStudy>;
    /** What happens in a study; ends when `signal` aborts. */
    watch(guest: Guest, study: string, after: number, signal: AbortSignal): AsyncIterable<StudyWatched>;
  }
>()("api/StudyRoom") {}
