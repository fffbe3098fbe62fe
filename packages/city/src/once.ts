/** Makes something of a thing once for as long as the thing is held: equal things that are not the same are made anew. */
export const once = <T extends object, R extends object>(make: (thing: T) => R): ((thing: T) => R) => {
  const known = new WeakMap<T, R>();
  return (thing) => {
    const made = known.get(thing) ?? make(thing);
    known.set(thing, made);
    return made;
  };
};
