import { deviceStorage } from "@blueplate/ui/storage";
import { createSignal } from "solid-js";
import { lessonsOf, taughtBy } from "./all-lessons.ts";
import type { LessonId } from "./lesson.ts";

const KEY = "blueplate-lessons";

const kept = (): readonly string[] => (deviceStorage.getItem(KEY) ?? "").split(" ");

const [done, setDone] = createSignal<readonly string[]>(kept());

const keep = (name: string): void => {
  if (done().includes(name)) return;
  setDone([...done(), name]);
  deviceStorage.setItem(KEY, done().join(" ").trim());
};

/** True once a lesson was finished in this browser. */
export const isDone = (lesson: LessonId): boolean => done().includes(lesson);

/** Remembers that a lesson was finished. */
export const finish = (lesson: LessonId): void => keep(lesson);

const puzzleIn = (lesson: LessonId): string => `${lesson}/puzzle`;

/** True once the puzzle of a lesson was solved in this browser. */
export const isSolved = (lesson: LessonId): boolean => done().includes(puzzleIn(lesson));

/** Remembers that the puzzle of a lesson was solved. */
export const solve = (lesson: LessonId): void => keep(puzzleIn(lesson));

/** The first lesson of the same game after this one that has not been finished, or null. */
export const nextLesson = (lesson: LessonId): LessonId | null => {
  const lessons = lessonsOf(taughtBy(lesson));
  const at = lessons.findIndex(({ id }) => id === lesson);
  return lessons.slice(at + 1).find(({ id }) => !isDone(id))?.id ?? null;
};
