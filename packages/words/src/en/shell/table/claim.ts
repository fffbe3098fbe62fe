/** Taking a seat by its link. */
export const claim = {
  working: "Taking your seat…",
  failed: "This link does not work any more. Ask for a fresh one at the table.",
  unreachable: "The server cannot be reached. Try again in a moment.",
  again: "Try again",
} as const;
