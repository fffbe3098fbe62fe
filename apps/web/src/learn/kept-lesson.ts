import { type Entry, readLog, writeLog } from "@blueplate/kernel";
import { tabStorage } from "@blueplate/ui/storage";
import { storedAs } from "@blueplate/tabletop/stored";
import { Result, Schema } from "effect";
import type { LessonId } from "./lesson.ts";
import type { OpenedPosition } from "./open.ts";
import type { StepResult } from "./steps.ts";

const KEY = "blueplate-lesson";

const KeptLesson = Schema.Struct({
  lesson: Schema.String,
  /** The position that it began from. */
  position: Schema.String,
  log: Schema.String,
  passed: Schema.Array(Schema.Tuple([Schema.Natural, Schema.NullOr(Schema.Natural)])),
});

const stored = storedAs(KeptLesson);

/** True where the page was loaded anew, or gone back to, at the address that is shown: not where somebody came there from elsewhere. */
const isLoadedAnew = (): boolean => {
  const [loaded] = performance.getEntriesByType("navigation");
  return (
    loaded instanceof PerformanceNavigationTiming &&
    loaded.type !== "navigate" &&
    new URL(loaded.name).pathname === location.pathname
  );
};

/** Keeps how far a lesson has come, for as long as the tab is open. */
export const keepLesson = (
  lesson: LessonId,
  { header, seed, rules, position }: OpenedPosition,
  entries: readonly Entry[],
  passed: StepResult,
): void => {
  const log = writeLog(rules.codecs.event, { header, seed, entries });
  tabStorage.setItem(KEY, JSON.stringify({ lesson, position, log, passed: [...passed] }));
};

/** Whoever leaves a lesson begins it anew. */
export const forgetLesson = (): void => tabStorage.removeItem(KEY);

/** How far a lesson had come before its page was loaded anew; null where it begins. */
export const keptLesson = (
  lesson: LessonId,
  { header, rules, position }: OpenedPosition,
): { readonly entries: readonly Entry[]; readonly passed: StepResult } | null => {
  const kept = isLoadedAnew() ? stored(KEY, tabStorage) : null;
  if (kept?.lesson !== lesson || kept.position !== position) return null;
  const read = readLog(kept.log, () => Result.succeed(rules));
  if (Result.isFailure(read) || read.success.header.hash !== header.hash) return null;
  return { entries: read.success.entries, passed: new Map(kept.passed) };
};
