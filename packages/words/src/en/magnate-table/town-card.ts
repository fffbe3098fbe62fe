/** A house or a campaign, looked at more closely. */
export const townCard = {
  /** How much of what it has room for a house wants, after the goods themselves. */
  ofRoom: (count: number, room: number) => `(${count} of at most ${room})`,
  house: (house: number) => `House ${house}`,
  campaign: (campaign: number) => `Campaign ${campaign}`,
  wantsNothing: "It wants nothing tonight.",
  ateNothing: "It wanted nothing at the last dinner.",
} as const;
