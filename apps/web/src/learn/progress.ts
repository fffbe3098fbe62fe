import { createSignal } from "solid-js";
import { type LessonId, LESSONS } from "./lessons.ts";

const KEY = "blueplate-lessons";

const kept = (): readonly string[] => (localStorage.getItem(KEY) ?? "").split(" ");

const [done, setDone] = createSignal<readonly string[]>(kept());

/** True once a lesson was finished in this browser. */
export const isDone = (lesson: LessonId): boolean => done().includes(lesson);

/** Remembers that a lesson was finished. */
export const finish = (lesson: LessonId): void => {
  if (isDone(lesson)) return;
  setDone([...done(), lesson]);
  localStorage.setItem(KEY, done().join(" ").trim());
};

/** The first lesson after this one that has not been finished, or null. */
export const nextLesson = (lesson: LessonId): LessonId | null => {
  const at = LESSONS.findIndex(({ id }) => id === lesson);
  return LESSONS.slice(at + 1).find(({ id }) => !isDone(id))?.id ?? null;
};
