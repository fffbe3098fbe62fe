/** Choosing who works. */
export const structure = {
  allToWork: "Everybody who fits",
  allToBeach: "All to the beach",
  atWork: "At work",
  beach: "On the beach",
  ceoAlone: "The CEO alone",
  nobody: "Nobody",
  toBeach: (name: string) => `Send ${name} to the beach`,
  toWork: (name: string) => `Put ${name} to work`,
  take: (count: number) => {
    if (count === 0) return "The CEO works alone";
    return count === 1 ? "This one works" : `These ${count} work`;
  },
  overfilled: (tooMany: number, managers: number) =>
    managers > 0 ? `${managers} managers too many for the CEO.` : `${tooMany} too many: more managers, or fewer cards.`,
} as const;
