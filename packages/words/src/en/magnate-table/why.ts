/** Why somebody did something, or might, with its numbers. */
export const why = {
  about: "What speaks for it by what everybody can see.",
  nothing: "Nothing that everybody can see speaks for it.",
  /** A reason behind what it is about; its first letter is small, for it may also stand beside something that names it already. */
  of: (what: string, said: string) => `${what}: ${said}`,
  openingAsks: "how this company opens.",
  cardPays: (dollars: number) => `about $${dollars} over the rest of the game.`,
  lessonPays: (dollars: number) => `about $${dollars}.`,
  campaignFor: (good: string, said: string) => `Campaign for ${good}, ${said}`,
  campaignPays: (houses: string, count: number, dollars: number) =>
    `${count === 1 ? "house" : "houses"} ${houses}: about $${dollars}.`,
  searchFound: (tried: number, chance: number, usual: number) =>
    `Tried ${tried} ways to go on: this one gives a chance of about ${chance} %, the usual one ${usual} %.`,
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
} as const;
