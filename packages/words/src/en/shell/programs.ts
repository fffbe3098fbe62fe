/** Bots of one's own that play over the protocol for programs, and asking them to a table. */
export const programs = {
  title: "Bots of your own",
  help: "A program in any language can play here. Give it a name: it gets a token, with which it signs in.",
  guide: "How the protocol works",
  name: "Name of the bot",
  make: "Make a bot",
  token: (name: string) => `The token of ${name}. Copy it now: it is not shown again.`,
  none: "You have no bots yet.",
  id: "Others ask it to a table by this name:",
  revoke: "Revoke the token",
  sure: "Its games go on with a built-in bot. For good?",
  yes: "Yes, revoke it",
  no: "Keep it",
} as const;
