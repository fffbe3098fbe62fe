/** The page of one's own bots that play over the protocol for programs. */
export const programsEn = {
  help: "A program in any language may play here: its token signs it in.",
  guide: "The protocol",
  name: "Name of the bot",
  make: "Make a bot",
  token: (name: string) => `Copy the token of ${name} now: it is not shown again.`,
  id: "Its name for others:",
  revoke: "Revoke the token",
  sure: "Revoke it for good?",
  failures: {
    NoSuchBot: "There is no such bot.",
    TooManyBots: "Revoke the token of another bot first.",
  },
} as const;
