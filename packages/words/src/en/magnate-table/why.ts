/** Why somebody did something, or might, with its numbers. */
export const why = {
  about: "What speaks for it by what everybody can see.",
  nothing: "Nothing that everybody can see speaks for it.",
  /** A reason behind what it is about; its first letter is small, for it may also stand beside something that names it already. */
  of: (what: string, said: string) => `${what}: ${said}`,
  openingAsks: "how this company opens.",
  cardPays: (dollars: number) => `about $${dollars} over the rest of the game.`,
  /** One more of a kind of which some were hired on the same day: why it is worth something else than the first. */
  oneMorePays: (dollars: number, today: number) =>
    `about $${dollars} over the rest of the game, on top of the ${today === 1 ? "one" : today} hired today: one more does not add the same as the first.`,
  lessonPays: (dollars: number) => `about $${dollars}.`,
  campaignFor: (good: string, said: string) => `Campaign for ${good}, ${said}`,
  campaignPays: (houses: string, count: number, dollars: number) =>
    `${count === 1 ? "house" : "houses"} ${houses}: about $${dollars}.`,
  searchFound: (tried: number, chance: number, others: string) =>
    `Tried ${tried} ways to go on: this one gives a chance of about ${chance} %, ${others}.`,
  searchUsual: (tried: number, chance: number, others: string) =>
    `Tried ${tried} ways to go on: none is clearly better than the usual one, which gives a chance of about ${chance} %, ${others}.`,
  nextBest: (chance: number) => `the next best ${chance} %`,
  usualOne: (chance: number) => `the usual one ${chance} %`,
  /** The price of a company, and everything that comes of it tonight. */
  price: (price: number, isCut: boolean, effects: string) => `${isCut ? "Cut" : "Up"} to $${price}: ${effects}.`,
  takes: (houses: string, count: number, name: string) =>
    `takes ${count === 1 ? "house" : "houses"} ${houses} from ${name}`,
  feeds: (houses: string, count: number) =>
    `feeds ${count === 1 ? "house" : "houses"} ${houses}, which would get nothing`,
  leaves: (houses: string, count: number) => `gives up ${count === 1 ? "house" : "houses"} ${houses}`,
  money: (less: number, more: number) =>
    [less > 0 ? `−$${less}` : "", more > 0 ? `+$${more}` : ""].filter(Boolean).join(" "),
  noHouse: "no house changes",
  nearest: (houses: string, count: number) => `Now the nearest to ${count === 1 ? "house" : "houses"} ${houses}.`,
  level: (houses: string, count: number) =>
    `As near as another chain to ${count === 1 ? "house" : "houses"} ${houses}.`,
  /** What those at work can do today, as parts of a sentence. */
  structure: (parts: string) => `At work today: ${parts}.`,
  dinner: (houses: string, count: number, dollars: number) =>
    `about $${dollars} tonight from ${count === 1 ? "house" : "houses"} ${houses}`,
  hires: (count: number) => `${count} ${count === 1 ? "hire" : "hires"}`,
  trainings: (steps: number) => `${steps} ${steps === 1 ? "step" : "steps"} of training`,
  campaigns: (count: number) => `${count} ${count === 1 ? "campaign" : "campaigns"}`,
  /** A place in the order of business, as against the last free one. */
  place: (position: number) => `Place ${position}`,
  winsTies: (houses: string, count: number, dollars: number) =>
    `wins the ${count === 1 ? "tie at house" : "ties at houses"} ${houses}, about $${dollars}`,
  beforeGone: (cards: string) => `acts before the last copies can be gone: ${cards}`,
  beforeOthers: "acts before others take campaign tiles and places to build on",
  placesAlike: "today every free place brings the same; next round the earlier one chooses first at equal open slots",
  placeSays: (parts: string) => `${parts}.`,
  milestone: (name: string) => `Brings the milestone “${name}”.`,
  sellsTonight: (houses: string, count: number, dollars: number) =>
    `for ${count === 1 ? "house" : "houses"} ${houses}, about $${dollars} tonight.`,
  hopesToSell: (houses: string, count: number, dollars: number) =>
    `should a rival leave ${count === 1 ? "house" : "houses"} ${houses} hungry, about $${dollars} tonight.`,
  keepsForLater: "kept for the days to come.",
  leftFor: (milestone: string) =>
    `left over on purpose: whoever throws something away first has the milestone “${milestone}”.`,
  gardenPays: (house: number, dollars: number) =>
    `House ${house} pays double: about $${dollars} over the rest of the game.`,
  housePays: (house: number, effects: string) => `House ${house}: ${effects}.`,
  restOfGame: (dollars: number) => `about $${dollars} over the rest of the game`,
  reachedBy: (campaigns: string, count: number) =>
    `${count === 1 ? "campaign" : "campaigns"} ${campaigns} ${count === 1 ? "reaches" : "reach"} it`,
  nobodyAsNear: "nobody else is as near",
  dismissalMust: (saved: number, due: number, cash: number) =>
    `$${due} of salaries are due and only $${cash} is there: saves $${saved}.`,
  dismissalSaves: (saved: number) => `Saves $${saved} of salaries a round.`,
  keepsFor: (goods: string, houses: string, count: number) =>
    `Kept for tomorrow: ${goods}, asked for at ${count === 1 ? "house" : "houses"} ${houses}.`,
} as const;
