import { cardReasons } from "../card-reasons.ts";

/** What the bot of Trick-n-Chef would do, and why. */
export const cardHint = {
  ask: "What would the bot do?",
  reasons: cardReasons,
} as const;
