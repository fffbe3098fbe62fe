import { type StudyEdit, reaches, roleOf } from "@blueplate/study";
import { wordsOf } from "@blueplate/tabletop";
import { Result } from "effect";
import { type Accessor, createSignal } from "solid-js";
import type { Session } from "../session/session.ts";
import { refusedText } from "../refused.ts";
import { replayShell } from "../language.ts";

/** Edits of the chapter that is looked at, and why the last one was not taken. */
export interface NoteEditor {
  /** Whether whoever looks may write here. */
  readonly may: Accessor<boolean>;
  readonly me: Accessor<string | null>;
  readonly problem: Accessor<string | null>;
  /** Sends an edit; true when it was taken. */
  readonly edit: (edit: StudyEdit) => Promise<boolean>;
}

/** Whether whoever looks may write in the study of a session. */
export const mayWrite = ({ host, study }: Session): boolean => reaches(roleOf(study(), host.me()), "write");

/** Edits the study of a session. */
export const createEditor = (session: Session): NoteEditor => {
  const { host, rules } = session;
  const [problem, setProblem] = createSignal<string | null>(null);
  return {
    may: () => mayWrite(session),
    me: host.me,
    problem,
    edit: async (edit) => {
      const answer = await host.edit(edit);
      setProblem(Result.isFailure(answer) ? refusedText(replayShell(), answer.failure, wordsOf(rules.game)) : null);
      return Result.isSuccess(answer);
    },
  };
};
