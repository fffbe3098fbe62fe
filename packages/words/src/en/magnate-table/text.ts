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
    why: called("why"),
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
    [
      "spots for restaurant",
      "where the piece could be placed now, and why nowhere else: restaurant, house, garden, campaign 11",
    ],
    ["spots for restaurant C4", "whether it could stand there, and why not"],
    ["reach 11", "the houses that campaign 11 reaches"],
    ["reach 11 C4", "those that it would reach from there; of an airplane the side and the line: “reach 5 N3”"],
    ["chains", "every company in one line"],
    ["chain NAME", "one company: cash, price, stock, people, milestones"],
    ["tomorrow", "what houses will want after the campaigns of tonight"],
    ["campaigns", "the campaigns that are running"],
    ["milestones", "the ones still open, and who could gain them today"],
    ["bank", "what is left, and whether it breaks tonight"],
    ["why", "why bots did what they have done since your last move, with numbers"],
    ["help", "this list"],
  ],
  /** Where no bot has done anything since, or nothing can be said for it. */
  noReasons: "No bot has done anything since then that reasons speak for.",
  reasonsUnfetched: "The reasons could not be fetched: ask again when the connection is back.",
  houseLine: (house: number, wants: string, offers: string, end: string) =>
    `House ${house} wants ${wants}: ${offers}. ${end}`,
  offer: (name: string, price: number, distance: number, sum: number) => `${name} ${price} + ${distance} = ${sum}`,
  /** `sold`: what it sells where that is not what the house asks for. */
  serves: (name: string, income: number, sure: boolean, sold: string | null) =>
    `${name} serves${sold === null ? "" : ` ${sold}`} for $${income}, ${sure ? "sure" : "as it stands"}.`,
  nobodyServes: "Nobody can serve.",
  noOffers: "no offers",
  nothing: "nothing",
  noHouseWants: "No house wants anything.",
  noHouseWon: (name: string) => `${name} would win no house tonight.`,
  whichHouse: (list: string) => `Which house? ${list}`,
  noSuchHouse: (house: string, list: string) => `There is no house ${house}. There are: ${list}.`,
  meant: (command: string) => `Did you mean “${command}”?`,
  watching: "Who watches places nothing: only who sits at the table does.",
  whichPiece: (list: string) => `What is to be placed? ${list}`,
  whichCampaign: (list: string) => `Which campaign? In the supply: ${list}.`,
  notInSupply: (campaign: string, list: string) => `Campaign ${campaign} is not in the supply. There are: ${list}.`,
  noSuchPlace: (place: string) => `“${place}” is no place for that on this map.`,
  spotFree: (place: string) => `${place}: possible.`,
  spotRefused: (place: string, why: string) => `${place}: not possible. ${why}`,
  fitsNowhere: "It fits nowhere.",
  elsewhere: "Not in other places:",
  refusedPlaces: (count: number, why: string) => `${count} × ${why}`,
  /** Why a place is refused, short. */
  refused: {
    NotEmpty: "something is in the way, or it reaches off the map",
    NoRoad: "touches no road",
    TileTaken: "another restaurant's entrance is on the tile",
    HasGarden: "has a garden already",
    OffTheMap: "reaches off the map",
  },
  /** Why nothing can be placed now, wherever it be. */
  closed: {
    "not-now": "Not in this phase: it is done in one's own working day.",
    "other-turn": (name: string) => `It is the turn of ${name}.`,
    "step-over": "A later step of this turn has begun: this one is over.",
    "train-first": (card: string) => `Whom you hired through an empty pile is trained first: ${card}.`,
    "none-left": "None of them is left to place.",
    nobody: (cards: string) => `Nobody of yours at work does that. It takes one of: ${cards}.`,
    "all-acted": (count: number) =>
      count === 1 ? "The one at work who does that has acted." : `All ${count} at work who do that have acted.`,
  },
  wouldReach: (campaign: number, place: string, list: string) =>
    `At ${place} campaign ${campaign} would reach ${list}.`,
  wouldReachNone: (campaign: number, place: string) => `At ${place} campaign ${campaign} would reach no house.`,
  askPlace: (campaign: string) => `Campaign ${campaign} is not running. Say where it would be: “reach ${campaign} C4”.`,
  stands: (house: number, square: string, garden: boolean) =>
    `House ${house} stands at ${square}${garden ? ", with a garden (room for 5, price doubled)" : ", without a garden (room for 3)"}.`,
  wants: (goods: string) => `It wants ${goods}.`,
  distances: (list: string) => `Borders: ${list}.`,
  noRoads: "No restaurant has a road to it.",
  distance: (name: string, borders: number) => `${name} ${borders}`,
  spots: (count: number, list: string) => `${count === 1 ? "1 place" : `${count} places`}: ${list}`,
  more: (count: number) => `… and ${count} more`,
  reaches: (campaign: number, list: string) => `Campaign ${campaign} reaches ${list}.`,
  reachesNone: (campaign: number) => `Campaign ${campaign} reaches no house.`,
  noSuchCampaign: (campaign: string, running: string, supply: string) =>
    `There is no campaign ${campaign}. Running: ${running}. In the supply: ${supply}.`,
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
  noSuchChain: (name: string, list: string) => `Nobody here is called “${name}”. Here are: ${list}.`,
  willWant: (house: number, goods: string) => `House ${house} will want ${goods}.`,
  nothingTomorrow: "As things stand no house will want anything tomorrow.",
  milestone: (name: string, able: string) => `${name}: ${able}.`,
  couldGain: (names: string) => `today ${names} could gain it`,
  nobodyCould: "nobody could gain it today",
  cannotSay: "cannot be said now",
  noMilestones: "No milestone is open any more.",
  bankLine: (stock: number, breaks: number) =>
    `The bank holds $${stock}; it has broken ${breaks === 1 ? "once" : `${breaks} times`}.`,
  bankTonight: (low: number, high: number, breaks: string) =>
    low === high
      ? `Dinner pays out $${low}: ${breaks}.`
      : high === Number.POSITIVE_INFINITY
        ? `Dinner pays out $${low} or more: ${breaks}.`
        : `Dinner pays out $${low} to $${high}: ${breaks}.`,
  bankUnknown: "What dinner pays out cannot be said now.",
  breaks: {
    no: "it does not break tonight",
    possible: "it may break tonight",
    sure: "it breaks tonight",
  },
} as const;
