import type { StudyUpdate } from "@blueplate/study";

/** Those who are told of a study. */
export const listening = () => {
  const listeners = new Set<(update: StudyUpdate) => void>();
  return {
    add: (listener: (update: StudyUpdate) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (update: StudyUpdate) => {
      for (const listener of listeners) listener(update);
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
