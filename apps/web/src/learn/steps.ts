import type { Event, State } from "@blueplate/engine";
import { foldMainline, seatOf, seatsOf, type Table, undoTargets } from "@blueplate/kernel";
import { createEffect, createMemo, createSignal } from "solid-js";
import type { CoachedTable } from "../games/client.ts";
import type { Lesson, LessonFacts } from "./all-lessons.ts";
import { ME } from "./lesson.ts";
import type { LessonProgress } from "./lessons.ts";

type Line = Table["line"];

/** What has happened at a table of Food Chain Magnate so far. */
export const lessonProgress = (owner: CoachedTable): LessonProgress => {
  const { line, state } = owner.table();
  return {
    // cast: the table was opened with this game's own rules, whose events and states these are.
    events: line.flatMap(({ events }) => events) as readonly unknown[] as readonly Event[],
    state: state as State,
  };
};

/** How a step was passed: the number of the entry that its goal was reached with, or null when it was read. */
export type StepResult = ReadonlyMap<number, number | null>;

/** The number of the step that is on: the first one that was not passed, or whose goal has been taken back since. */
export const stepOn = (
  { steps }: { readonly steps: readonly unknown[] },
  passed: StepResult,
  line: readonly { readonly seq: number }[],
) => {
  const isPassed = (step: number): boolean => {
    const by = passed.get(step);
    return by === null || line.some(({ seq }) => seq === by);
  };
  const first = steps.findIndex((_, step) => !isPassed(step));
  return first === -1 ? steps.length - 1 : first;
};

/** How far a step is among those that count, from 1: one that may play itself counts with the step before it. */
export const stepCount = (
  steps: readonly { readonly isBeside?: true }[],
  at: number,
): { readonly step: number; readonly of: number } => {
  const counted = (all: typeof steps): number => all.filter(({ isBeside }) => !isBeside).length;
  return { step: Math.max(1, counted(steps.slice(0, at + 1))), of: counted(steps) };
};

/** The line as far back as undo alone leads, over what the others, who are bots, have answered. */
const undoneLine = ({ line, entries, rules }: Pick<Table, "line" | "entries" | "rules">): Line => {
  const others = seatsOf(rules.config.seats).filter((seat) => seat !== ME);
  const to = undoTargets({ line, entries }, seatOf(ME), others).at(-1);
  return to === undefined ? line : line.filter(({ seq }) => seq <= to);
};

/** Where a lesson stands; `before` are the steps that were passed before its page was loaded anew. */
export const createSteps = (lesson: Lesson, owner: CoachedTable, before: StepResult = new Map()) => {
  const { steps } = lesson;
  const [passed, setPassed] = createSignal(before);
  const at = createMemo(() => stepOn(lesson, passed(), owner.table().line));
  const last = steps.length - 1;
  const pass = (by: number | null): void => void setPassed(new Map([...passed(), [at(), by]]));
  const factsOf = (line: Line, state: unknown): LessonFacts => ({
    rules: owner.table().rules,
    events: line.flatMap(({ events }) => events),
    state,
  });
  const isReachedIn = (seen: LessonFacts): boolean => steps[at()]?.goal?.(seen) ?? false;
  const isMissedIn = (seen: LessonFacts): boolean => !isReachedIn(seen) && (steps[at()]?.missed(seen) ?? false);
  const attempt = (): LessonFacts => factsOf(owner.table().line, owner.table().state);
  createEffect(() => {
    if (at() < last && isReachedIn(attempt())) pass(owner.table().line.at(-1)?.seq ?? null);
  });
  const isMissed = createMemo(() => isMissedIn(attempt()));
  return {
    at,
    /** The step whose words are said. */
    said: createMemo(() => steps[at()]?.saidAs?.(attempt()) ?? at()),
    passed,
    isRead: (): boolean => steps[at()]?.goal === null && at() < last,
    isMissed,
    /** The step is missed, and undo alone does not lead back to where it can be reached. */
    isFar: createMemo(() => {
      if (!isMissed()) return false;
      const line = undoneLine(owner.table());
      return isMissedIn(factsOf(line, foldMainline(owner.table().rules, line)));
    }),
    next: () => pass(null),
    isOver: () => at() === last,
  };
};
