/** Pointing at something for all at the table to see. */
export const ping = {
  tool: "Point for all to see: the next click on the map",
  /** Between who points and at what, and after it. */
  before: "points at",
  after: "",
  house: (house: string) => `house ${house}`,
  campaign: (campaign: string) => `campaign ${campaign}`,
  square: (square: string) => `square ${square}`,
  chain: (name: string) => `the chain of ${name}`,
} as const;
