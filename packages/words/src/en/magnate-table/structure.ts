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
  chart: "Organisation chart",
  ceoOf: (name: string) => `${name}, CEO`,
  filled: (used: number, of: number) => `${used} of ${of}`,
  freeSlot: (leader: string) => `Free slot under ${leader}`,
  freeSlots: (count: number) => `${count} free`,
  putHere: (name: string) => `Put ${name} here`,
  beachHelp: "can be trained, no work tonight",
  tooMany: "No slot",
  showTown: "Show the town",
  showChart: "Show the chart",
  ifWorks: (name: string) => `If ${name} works`,
  ifStays: (name: string) => `If ${name} stays on the beach`,
  takes: "Works here",
  away: "To the beach",
  plans: {
    none: "No plan is laid by yet.",
    use: (name: string) => `Take up: ${name}`,
    saveAs: "Save as…",
    save: "Save",
    name: "Name of the plan",
    usual: (number: number) => `Plan ${number}`,
    forget: (name: string) => `Throw away: ${name}`,
  },
} as const;
