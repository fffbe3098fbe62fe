/** Keys remembered at a time unless told: the companies of a table, before and after a change. */
const REMEMBERED = 16;

/**
 * A function of an object that remembers its last few answers by the identity of the object, which never changes. Bounded, and
 * without the price of a weak table for keys that live for a moment only.
 */
export const memoizeLast = <K extends object, V>(answer: (key: K) => V, remembered = REMEMBERED): ((key: K) => V) => {
  const keys: (K | undefined)[] = Array.from({ length: remembered });
  const answers: V[] = [];
  let next = 0;
  return (key) => {
    const at = keys.indexOf(key);
    // cast: what stands beside a remembered key is its answer.
    if (at >= 0) return answers[at] as V;
    const value = answer(key);
    keys[next] = key;
    answers[next] = value;
    next = (next + 1) % remembered;
    return value;
  };
};
