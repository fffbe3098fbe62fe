/** Pointing at something for all at the table to see. */
export const ping = {
  tool: "Point for all to see: the next place chosen on the map",
  /** After the name of who points. */
  points: (what: string) => `points at ${what}`,
  house: (house: string) => `house ${house}`,
  campaign: (campaign: string) => `campaign ${campaign}`,
  square: (square: string) => `square ${square}`,
  chain: (name: string) => `the chain of ${name}`,
} as const;
