import type { PositionView } from "@blueplate/tabletop";
import type { LearnWords } from "@blueplate/words/learn";

/** The id of a lesson, as the words and the address call it. */
export type LessonId = keyof LearnWords["learn"]["lessons"];

/** A step of a lesson, by what an attempt at it has come to. */
export interface LessonStep<Attempt> {
  /** What ends it; null for a step that is only read. */
  readonly goal: ((attempt: Attempt) => boolean) | null;
  /** True once its goal, unless reached already, can no longer be reached as the lesson means it. */
  readonly missed: (attempt: Attempt) => boolean;
  /** It is asked only where others left something to choose, and plays itself elsewhere: it counts with the step before it. */
  readonly isBeside?: true;
  /** The step whose words are true of an attempt in place of its own, or null where its own are. */
  readonly saidAs?: (attempt: Attempt) => number | null;
}

/** A lesson: its position as a scenario file, and its steps. */
export interface LessonPlan<Attempt> {
  readonly id: LessonId;
  readonly scenario: () => Promise<{ readonly default: string }>;
  /** It begins after so many steps of its scenario; none unless told. So what is no part of it, like a day's hire, is done already. */
  readonly after?: number;
  /** What its picture shows: what the lesson is about, after so many steps of its scenario. */
  readonly picture?: PositionView & { readonly after?: number };
  readonly steps: readonly LessonStep<Attempt>[];
  /** It ends with applause: its last step is an evening that whoever learns has won. */
  readonly isRewarded?: true;
}

/** The seat of whoever learns. */
export const ME = 0;
