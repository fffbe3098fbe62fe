/** A function of an object whose answer is kept as long as the object is. */
export const memoizeWeak = <K extends object, V>(answer: (key: K) => V): ((key: K) => V) => {
  const known = new WeakMap<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = answer(key);
    known.set(key, value);
    return value;
  };
};
