import type { StudyUpdate } from "@blueplate/study";

/** Those who are told of a study. */
export const listening = () => {
  const listeners = new Set<(told: StudyUpdate) => void>();
  return {
    add: (listener: (told: StudyUpdate) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (told: StudyUpdate) => {
      for (const listener of listeners) listener(told);
    },
    clear: () => listeners.clear(),
  };
};

/** Does one thing after the other, in the order in which they were asked for. */
export const inTurn = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <A>(act: () => Promise<A>): Promise<A> => {
    const done = last.then(act);
    // Whoever asked hears of a failure; those behind it go on.
    last = done.catch(() => undefined);
    return done;
  };
};
