import { memoizeLast } from "@blueplate/engine";

/** Objects remembered at a time: what one decision looks at, and the chains of a table before and after a change. */
const REMEMBERED = 8;

/** A function of an object that never changes, with its answers for the last few objects remembered. */
export const memoizeRecent = <K extends object, V>(answer: (key: K) => V): ((key: K) => V) =>
  memoizeLast(answer, REMEMBERED);

/** The same for a function of an object and a name. */
export const memoizeByName = <K extends object, N extends string, V>(
  find: (key: K, name: N) => V,
): ((key: K, name: N) => V) => {
  const answersOf = memoizeRecent((_: K) => new Map<N, { readonly value: V }>());
  return (key, name) => {
    const answers = answersOf(key);
    const known = answers.get(name);
    if (known) return known.value;
    const value = find(key, name);
    answers.set(name, { value });
    return value;
  };
};
