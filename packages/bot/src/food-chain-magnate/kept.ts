/** Objects remembered at a time: what one decision looks at, and the chains of a table before and after a change. */
const REMEMBERED = 8;

/**
 * A function of an object that never changes, with its last few answers remembered by the object's identity. Bounded, and without the
 * price of a weak table for objects that live for one decision only.
 */
export const keptWith = <K extends object, V>(find: (key: K) => V): ((key: K) => V) => {
  const keys: (K | undefined)[] = Array.from({ length: REMEMBERED });
  const answers: V[] = [];
  let next = 0;
  return (key) => {
    for (let at = 0; at < REMEMBERED; at++) {
      // cast: what stands beside a remembered key is its answer.
      if (keys[at] === key) return answers[at] as V;
    }
    const answer = find(key);
    keys[next] = key;
    answers[next] = answer;
    next = (next + 1) % REMEMBERED;
    return answer;
  };
};

/** The same for a function of an object and a name. */
export const keptByName = <K extends object, N extends string, V>(
  find: (key: K, name: N) => V,
): ((key: K, name: N) => V) => {
  const answersOf = keptWith((_: K) => new Map<N, { readonly value: V }>());
  return (key, name) => {
    const answers = answersOf(key);
    const known = answers.get(name);
    if (known) return known.value;
    const value = find(key, name);
    answers.set(name, { value });
    return value;
  };
};
