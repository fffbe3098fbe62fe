import { wilson as intervalOf } from "@blueplate/kernel";

/** A share of something with the interval that it lies in with a chance of 95 %; all three from 0 to 1. */
export interface WilsonInterval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The share of `hits` among `tries` with Wilson's score interval (E. B. Wilson, 1927): honest for few tries and for shares near
 * 0 and 1, where the plain interval shrinks to nothing. Hits may be parts (a shared win). Without tries nothing is known: 0 to 1.
 */
export const wilson = (hits: number, tries: number): WilsonInterval => ({
  share: tries === 0 ? 0.5 : hits / tries,
  ...intervalOf(hits, tries),
});
