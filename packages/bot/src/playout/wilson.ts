/** A share of something with the interval that it lies in with a chance of 95 %; all three from 0 to 1. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations on either side that hold 95 % of a normal distribution. */
const Z = 1.959964;

/**
 * The share of `hits` among `tries` with Wilson's score interval (E. B. Wilson, 1927): honest for few tries and for shares near
 * 0 and 1, where the plain interval shrinks to nothing. Hits may be parts (a shared win). Without tries nothing is known: 0 to 1.
 */
export const wilson = (hits: number, tries: number): Share => {
  if (tries === 0) return { share: 0.5, low: 0, high: 1 };
  const share = hits / tries;
  const spread = Z * Z;
  const middle = share + spread / (2 * tries);
  const half = Z * Math.sqrt((share * (1 - share)) / tries + spread / (4 * tries * tries));
  const scale = 1 + spread / tries;
  return { share, low: Math.max(0, (middle - half) / scale), high: Math.min(1, (middle + half) / scale) };
};
