/** How many letters are to be changed, left out or put in to make one word of the other. */
const apart = (one: string, other: string): number => {
  const letters = Array.from(other);
  let row = [0, ...letters.map((_, index) => index + 1)];
  for (const [i, letter] of Array.from(one).entries()) {
    const next = [i + 1];
    for (const [j, each] of letters.entries()) {
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === each ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** The word that somebody who wrote this has likely meant: one that begins so, or differs in a letter of three; or null. */
export const meantBy = (written: string, words: readonly string[]): string | null => {
  const wanted = written.toLowerCase();
  if (wanted === "") return null;
  const begins = words.find((word) => wanted.length > 1 && word.toLowerCase().startsWith(wanted));
  if (begins !== undefined) return begins;
  const [best] = words
    .map((word) => ({ word, by: apart(wanted, word.toLowerCase()) }))
    .filter(({ word, by }) => by <= Math.max(1, Math.floor(word.length / 3)) && by < word.length)
    .toSorted((a, b) => a.by - b.by);
  return best?.word ?? null;
};
