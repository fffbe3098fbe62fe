/** Bots of one's own that play over the protocol for programs, and asking them to a table. */
export const programs = {
  title: "Bots of your own",
  help: "A program in any language may play here: its token signs it in.",
  guide: "The protocol",
  name: "Name of the bot",
  make: "Make a bot",
  token: (name: string) => `Copy the token of ${name} now: it is not shown again.`,
  id: "Its name for others:",
  revoke: "Revoke the token",
  sure: "Revoke it for good?",
} as const;
