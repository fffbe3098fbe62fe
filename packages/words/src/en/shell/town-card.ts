/** A house or a campaign, looked at more closely. */
export const townCard = {
  house: (house: number) => `House ${house}`,
  campaign: (campaign: number) => `Campaign ${campaign}`,
  wantsNothing: "It wants nothing tonight.",
  ateNothing: "It wanted nothing at the last dinner.",
} as const;
