import { Schema } from "effect";

/** No number of a game comes near: whatever says more was never written by one, and would be laid out piece by piece. */
const LARGEST = 100_000;

/** A whole number of anything: dollars, cards, rounds, squares. */
export const Whole = Schema.Int.check(Schema.isBetween({ minimum: -LARGEST, maximum: LARGEST }));

/** The same, none below zero. */
export const NaturalWhole = Schema.Natural.check(Schema.isLessThanOrEqualTo(LARGEST));
