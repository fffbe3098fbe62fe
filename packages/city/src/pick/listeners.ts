type Listener<T> = (value: T) => void;

/** Listeners to one thing, each of which can be taken away again. */
export const listeners = <T>() => {
  const all = new Set<Listener<T>>();
  return {
    tell: (value: T) => all.forEach((listener) => listener(value)),
    add: (listener: Listener<T>): (() => void) => {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
};
