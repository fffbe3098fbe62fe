/** What is understood for one thing: every language has its own words, as many as it likes. */
const called = (...names: readonly string[]): readonly string[] => names;

/** The town and the table as text, asked by commands. */
export const text = {
  /** Between the items of a list. */
  comma: ", ",
  title: "In words",
  ask: "Ask the table",
  help: "Write a command and press Enter. “help” lists them all.",
  unknown: (command: string) => `“${command}” is no command here. “help” lists them all.`,
  /** Words that are understood, by command. */
  commands: {
    help: called("help", "?"),
    houses: called("houses"),
    house: called("house"),
    win: called("win", "wins", "i"),
    spots: called("spots"),
    reach: called("reach"),
    chains: called("chains", "companies"),
    chain: called("chain", "company"),
    tomorrow: called("tomorrow"),
    milestones: called("milestones", "race"),
    bank: called("bank"),
    campaigns: called("campaigns"),
  },
  /** The pieces whose places can be asked for. */
  pieces: {
    restaurant: called("restaurant"),
    house: called("house"),
    garden: called("garden"),
    campaign: called("campaign"),
  },
  examples: [
    ["houses", "every house: what it wants, who would serve it, for how much"],
    ["houses I win", "only those that would eat with you; also “houses NAME wins”"],
    ["house 7", "one house: where it stands, its garden, how far it is from each chain, all offers"],
    ["spots for restaurant", "where the piece could be placed now: restaurant, house, garden, campaign 11"],
    ["reach 11", "the houses that campaign 11 reaches, or would reach"],
    ["chains", "every company in one line"],
    ["chain NAME", "one company: cash, price, stock, people, milestones"],
    ["tomorrow", "what houses will want after the campaigns of tonight"],
    ["campaigns", "the campaigns that are running"],
    ["milestones", "the ones still open, and who could gain them today"],
    ["bank", "what is left, and whether it breaks tonight"],
  ],
  houseLine: (house: number, wants: string, offers: string, end: string) =>
    `House ${house} wants ${wants}: ${offers}. ${end}`,
  offer: (name: string, price: number, distance: number, sum: number) => `${name} ${price} + ${distance} = ${sum}`,
  serves: (name: string, income: number, sure: boolean) =>
    `${name} serves for $${income}, ${sure ? "sure" : "as it stands"}.`,
  nobodyServes: "Nobody can serve.",
  noOffers: "no offers",
  nothing: "nothing",
  noHouseWants: "No house wants anything.",
  noHouseWon: (name: string) => `${name} would win no house tonight.`,
  noSuchHouse: (house: string) => `There is no house ${house}.`,
  stands: (house: number, square: string, garden: boolean) =>
    `House ${house} stands at ${square}${garden ? ", with a garden (room for 5, price doubled)" : ", without a garden (room for 3)"}.`,
  wants: (goods: string) => `It wants ${goods}.`,
  distances: (list: string) => `Borders: ${list}.`,
  noRoads: "No restaurant has a road to it.",
  distance: (name: string, borders: number) => `${name} ${borders}`,
  noSpotsNow: "You cannot place that now.",
  spots: (count: number, list: string) => `${count === 1 ? "1 place" : `${count} places`}: ${list}`,
  more: (count: number) => `… and ${count} more`,
  reaches: (campaign: number, list: string) => `Campaign ${campaign} reaches ${list}.`,
  reachesNone: (campaign: number) => `Campaign ${campaign} reaches no house.`,
  noSuchCampaign: (campaign: string) => `Campaign ${campaign} is not running.`,
  noCampaigns: "No campaign is running.",
  campaign: (campaign: number, kind: string, name: string, good: string, left: string) =>
    `Campaign ${campaign}, ${kind} of ${name}: ${good}, ${left}.`,
  endless: "endless",
  rounds: (count: number) => (count === 1 ? "1 round left" : `${count} rounds left`),
  house: (house: number) => `house ${house}`,
  chainLine: (name: string, cash: number, price: number, stock: string) =>
    `${name}: $${cash}, price $${price}, stock ${stock}.`,
  atWork: (list: string) => `At work: ${list}.`,
  onBeach: (list: string) => `On the beach: ${list}.`,
  inHand: (list: string) => `In hand: ${list}.`,
  restaurants: (list: string) => `Restaurants: ${list}.`,
  comingSoon: (square: string) => `${square} (coming soon)`,
  holds: (list: string) => `Milestones: ${list}.`,
  noSuchChain: (name: string) => `Nobody here is called ${name}.`,
  willWant: (house: number, goods: string) => `House ${house} will want ${goods}.`,
  nothingTomorrow: "As things stand no house will want anything tomorrow.",
  milestone: (name: string, able: string) => `${name}: ${able}.`,
  couldGain: (names: string) => `today ${names} could gain it`,
  nobodyCould: "nobody could gain it today",
  cannotSay: "cannot be said now",
  noMilestones: "No milestone is open any more.",
  bankLine: (stock: number, breaks: number) =>
    `The bank holds $${stock}; it has broken ${breaks === 1 ? "once" : `${breaks} times`}.`,
} as const;
