import type { Tagged } from "@blueplate/kernel";
import type { JSX } from "solid-js";
import type { FormFilling } from "./filling.ts";
import type { GuardNotice } from "./guard.tsx";

/** One of the stages of a turn that has an order: the forms of a stage stand together. */
export interface QuestionStage {
  /** Its place in the turn, from 1. */
  readonly place: number;
  /** The forms that can be filled in now. */
  readonly tags: readonly string[];
  /** What was given up when it was closed, or null. */
  readonly forfeited: string | null;
  /** What is to be said of it besides, or null. */
  readonly note: string | null;
}

/** What a game may draw in its own way, and what it has to say about a form. Everything is optional. */
export interface QuestionParts {
  /** Draws all of the chosen form, its filled slots included, or null to leave it to the slots one by one. */
  readonly form?: (filling: FormFilling) => JSX.Element | null;
  /** Draws the open slot instead of the generic buttons, or null to leave it to them. */
  readonly slot?: (filling: FormFilling) => JSX.Element | null;
  /** What the command will do, before it is sent. */
  readonly preview?: (filling: FormFilling) => JSX.Element | null;
  /** The stages of a turn in their order, those that nothing can be done in left out; none where the forms have no order. */
  readonly stages?: () => readonly QuestionStage[];
  /** What is left of a form's command: stands on its button. */
  readonly left?: (tag: string) => string | null;
  /**
   * The form that comes first while something is left that would be missed: its button is the main one then, until a form is
   * chosen, and not the one that closes the turn. Null where the turn may well be closed.
   */
  readonly leads?: () => string | null;
  /**
   * True while the game shows a main button of its own. Of a form that is open it says more than the button of its command, which
   * is not shown then; what closes the turn stands beside it as a plain button.
   */
  readonly hasMain?: () => boolean;
  /** The main button's words for what is filled in; the form's own words by default. */
  readonly button?: (filling: FormFilling) => string | null;
  /** All that is filled in, in one line at the main button, where some of it was filled in by the game. */
  readonly summary?: (filling: FormFilling) => string | null;
  /** Lines at the main button: what the command brings about and is easily overlooked. */
  readonly say?: (filling: FormFilling) => readonly GuardNotice[];
  /** What this is about and why one would do it, for those who want to be taught. */
  readonly explain?: (filling: FormFilling) => string;
  /** Why the table does not send a command although the rules would take it: it is never better than doing nothing. */
  readonly stop?: (filling: FormFilling) => string | null;
  /** What can be done now and no longer once these commands are given, on their button; null where nothing is. */
  readonly closes?: (commands: readonly Tagged[]) => string | null;
  /** Why these commands are given at a second press only, or null. */
  readonly again?: (commands: readonly Tagged[]) => string | null;
}
