/** Keeps what stands on both sides of it in one line, and is not seen. */
const JOINER = "\u2060";

/** From one number to another, as it is written between words: no line breaks at its dash. */
export const span = (from: number | string, until: number | string, dash = "–"): string =>
  `${from}${JOINER}${dash}${JOINER}${until}`;
