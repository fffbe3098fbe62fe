/** Remembers what was found under a key, `most` findings at a time: what is kept the longest goes first. Answers what was found. */
export const keep = <A>(kept: Map<string, A>, most: number, key: string, found: A): A => {
  const [oldest] = kept.keys();
  if (!kept.has(key) && kept.size >= most && oldest !== undefined) kept.delete(oldest);
  kept.set(key, found);
  return found;
};
