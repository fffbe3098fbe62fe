/** How much the table says before something is done. */
export const guard = {
  title: "Before you press",
  levels: {
    quiet: "Say nothing but what the rules refuse",
    normal: "One line where something would cost me",
    coach: "Explain each phase and what comes of a move, and point at it",
  },
  why: (phase: string, reason: string) => `${phase} Why: ${reason}.`,
} as const;
