const list = (houses: readonly number[]): string => houses.map((house) => `#${house}`).join(" ");
const place = (position: number): string => {
  const names = ["1st", "2nd", "3rd", "4th", "5th"];
  return names[position - 1] ?? `${position}.`;
};

/** What the panels of Food Chain Magnate say about what a choice brings about. */
export const panels = {
  place,
  houses: list,
  corner: "The square that you choose becomes its entrance.",
  turnBuilding: "Turn the building",
  spot: (square: string, corner: string) => `${square}, ${corner}`,
  first: "First at these houses",
  firstHelp: "Who would sell at today's prices if everybody had the goods.",
  tonight: "Sells tonight",
  fromTo: (before: number, after: number) => (before === after ? `${after}` : `${before} → ${after}`),
  won: (houses: readonly number[]) => `+ ${list(houses)}`,
  lost: (houses: readonly number[]) => `− ${list(houses)}`,
  same: "as now",
  driveIn: "Drive-in: all four corners are entrances tonight.",
  opens: {
    tonight: "Open tonight.",
    later: "No sale tonight: opens at clean-up.",
    first: "Open from the first dinner on.",
  },
  slots: (slots: number) => (slots === 1 ? "1 slot" : `${slots} slots`),
  lent: (slots: number) => `+${slots} airplane`,
  queue: "Who chooses when",
  tie: {
    won: (house: number, names: string) => `wins the tie at #${house} with ${names}`,
    lost: (house: number, names: string) => `loses the tie at #${house} to ${names}`,
    open: (house: number, names: string) => `tie at #${house}: open, ${names} may come before`,
  },
  mayGo: (cards: string) => `may be gone: ${cards}`,
  lastOf: (name: string, left: number) => (left === 1 ? `last ${name}` : `${name} (last ${left})`),
  tilesGo: (name: string, before: number, left: number) =>
    `${name}: ${before} of the ${left} left may go before you act`,
  buildsBefore: (names: string, most: number, of: number) =>
    most < of ? `${most} of ${names} may build before you` : `${names} may build before you`,
  everyPlace: "At every free place",
  placesAlike:
    "Next round the earlier place chooses first at equal open slots; today every place means the same to you.",
  nothingFirst: "nothing is taken from you first",
  likePlace: (position: number) => `as ${place(position)}`,
  likeBut: (position: number) => `as ${place(position)}, but:`,
  losesTie: (position: number, house: number, names: string) =>
    `${place(position)} loses the tie at house ${house} to ${names}.`,
  plans: "Plans",
  comesTo: "What the structure comes to",
  slotsUsed: (used: number, open: number) =>
    open < 0 ? `${used} of ${used + open} slots` : `${used} used, ${open} free`,
  chooses: (likely: number | null, best: number, worst: number, of: number) => {
    if (best === worst) return `chooses ${place(best)} of ${of}`;
    const range = `${place(best)} to ${place(worst)}`;
    return likely === null ? `chooses ${range} of ${of}` : `chooses ${place(likely)} of ${of}, likely (${range})`;
  },
  trains: (trainings: number, trainees: number) => `train ${trainings}, ${trainees} on the beach`,
  nobodyWorks: "Nobody but you would work: choose a card, then where it works.",
  /** Who could work besides; `free`: slots that stay open, where they are fewer a manager makes room. */
  idle: (count: number, free: number) => {
    const who = count === 1 ? "One more could work" : `${count} more could work`;
    if (count > free) return `${who}: a manager on the beach makes room.`;
    return `${who}: ${count === 1 ? "a slot is free" : "slots are free"}.`;
  },
  trainersIdle: (trainings: number, trainees: number) => {
    if (trainees === 0) return "A trainer at work, and nobody on the beach to train but whom you hire.";
    return `${trainings} trainings for ${trainees} on the beach: who works cannot be trained today.`;
  },
  turnedAway: (count: number) => (count === 1 ? "1 finds no room that night" : `${count} find no room that night`),
  noRoadOfYours: "no road to you: it cannot buy from you",
  canFill: "you can fill it",
  buyFrom: (of: number, rivals: readonly { readonly name: string; readonly houses: number }[]) => {
    const [first, ...others] = rivals.map(({ name, houses }) => ({ houses, text: `from ${name}` }));
    if (of === 1) return `The only house would buy ${first?.text ?? ""}.`;
    const rest = others.map(({ houses, text }) => `, ${houses} ${text}`).join("");
    return `${first?.houses ?? 0} of ${of} houses would buy ${first?.text ?? ""}${rest}.`;
  },
  alsoWants: (house: number, goods: string, lacks: string) =>
    `House ${house} will want ${goods} too: all or nothing, and you lack ${lacks}.`,
  cannotHave: (good: string) => `None of your cards brings you any ${good} yet.`,
  nearerWithout: (names: string, good: string) => `Nearer, but with no way to any ${good} yet: ${names}.`,
  noDrink: "no drink in reach",
  numberLine: "Houses eat in order of number: a lower number is served earlier.",
  freeNumber: (number: number) => `House ${number}`,
  advertised: "Will be advertised there",
  notAdvertised: "no campaign reaches it",
  room: (before: number, after: number) => `room ${before} → ${after}`,
  sells: (name: string, dollars: number) => `${name}: $${dollars} tonight`,
  insteadOf: (sale: string) => ` instead of ${sale}`,
  nobodyTonight: "nobody sells there tonight",
  beyond: "Further on",
  salaryMore: (dollars: number) => `salary +$${dollars}`,
} as const;
