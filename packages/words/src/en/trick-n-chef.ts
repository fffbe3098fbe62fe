import { withMinus } from "../with-minus.ts";
import type { OptionText } from "../game-words.ts";
import { counted } from "../plural.ts";
import { listed, type Sentence, say } from "../sentence.ts";
import { mentionsOf } from "../trick-n-chef/mentions.ts";
import type { TrickNChefWords } from "../trick-n-chef/words.ts";

const suits: TrickNChefWords["suits"] = { red: "red", yellow: "yellow", blue: "blue", green: "green" };
const cardName: TrickNChefWords["card"] = (suit, rank) => `${suits[suit]} ${rank}`;
const { who, card, people } = mentionsOf({ suits, card: cardName, and: " and " });
const count = counted("en");
const coins = (number: number): string => count(number, { one: "coin", other: "coins" });

const forms: TrickNChefWords["forms"] = {
  "chef.choose": { ask: "Which chef do you start with?", button: "Take chef" },
  "trick.play": { ask: "Which card do you play?", button: "Play card" },
  "trick.takeChef": { ask: "Yours was the lowest card: which chef do you take?", button: "Take chef" },
};

const option = (name: string, help: string, values: Readonly<Record<string, string>>): OptionText => ({
  name,
  help,
  values,
});
const options: TrickNChefWords["options"] = {
  stars: option("Stars", "How many points the cards are worth.", {
    steps: "1 to 4, rising",
    flat: "one each",
    rank: "as many as the rank",
    custom: "a table of your own",
  }),
  "left-out-suit": option("Suit left out", "With three players one suit stays in the box.", {
    green: "green",
    red: "red",
    yellow: "yellow",
    blue: "blue",
  }),
  "first-player": option("First player", "Who begins.", { random: "drawn by lot", "host-choice": "the host chooses" }),
  "tie-same-suit": option("Equal values in a suit", "Which card wins.", {
    last: "the later one",
    first: "the earlier one",
  }),
  "coins-affect-lowest": option("Coins and the lowest card", "Whether coins count for the lowest card.", {
    yes: "they count",
    no: "the printed rank counts",
  }),
  "coin-shortage": option("Too few coins", "Who gets the last coins.", {
    "order-of-play": "in order of play",
    "from-winner": "from the winner on",
    unlimited: "coins never run out",
  }),
  "coin-return": option("Used coins", "When they go back.", {
    "before-award": "before new ones are given",
    "after-award": "after it",
  }),
  "next-first-player": option("First of the next round", "Most points of what.", {
    total: "in total",
    "last-round": "in the last round",
  }),
  "final-tie": option("A final tie", "Who wins.", { shared: "all of them", random: "drawn by lot" }),
  "trick-history": option("Played tricks", "Whether they can be looked at again while the round runs.", {
    hidden: "no",
    visible: "yes",
  }),
};

const slots: TrickNChefWords["slots"] = { suit: "Suit", card: "Card", coins: "Coins" };

const coinText = (value: number): string => {
  if (value === 0) return "no coins";
  return value > 0 ? `+${value * 2} with ${coins(value)}` : `−${-value * 2} with ${coins(-value)}`;
};

const steps: TrickNChefWords["steps"] = {
  begin: "dealing",
  choose: "choosing the first chefs",
  play: "a trick is played",
  take: "a chef is taken",
  award: "coins are given out",
  score: "points are counted",
  deal: "dealing",
  over: "the game is over",
};

const fields: TrickNChefWords["fields"] = {
  step: "Now",
  round: "Round",
  first: "First of the round",
  leader: "Leads",
  aside: "Chefs set aside",
  centre: "Chefs in the middle",
  trump: "Trump",
  reserve: "Coins in the middle",
  trick: "This trick",
  last: "The last trick",
  history: "Tricks of the round",
  seat: "Player",
  card: "Card",
  coins: "Coins",
  hand: "Hand",
  pile: "Cards won",
  chefs: "Chefs",
  scores: "Points by round",
  plays: "Cards",
  winner: "Won by",
  chefTaker: "Takes a chef",
};

/** Why a position cannot be. */
const faults: TrickNChefWords["faults"] = {
  UnknownEdition: (r) => `There is no edition called ${r.edition}.`,
  SeatsOutOfRange: (r) => `${r.min} or ${r.max} players.`,
  NoCustomStars: () => "A table of stars needs the stars to be custom.",
  NoHostChoice: () => "The first player is drawn by lot here.",
  NoSuchSeat: (r) => `There is no seat ${r.seat}.`,
  NotOnceEach: (r) => `Every card of the game is there exactly once; not so ${card(r.card).text}.`,
  WholeTricksOnly: () => "A pile holds whole tricks only.",
  OutOfTurn: () => "It was not this player’s turn.",
  DidNotFollow: () => "This player holds the suit led and did not follow.",
  RoundOver: () => "The round is over.",
  WrongHandSize: () => "This hand has the wrong number of cards.",
  ChefsMissing: (r) => `The chefs of this suit do not add up: ${suits[r.suit]}.`,
  WrongChefsInFront: () => "One chef at the start and one for each trick lie before the players.",
  NotAllChose: () => "Not everybody has chosen a chef.",
  CentreNotFull: (r) => `While chefs are chosen the middle holds ${r.each} of each suit.`,
  MoreCoins: (r) => `There are ${r.most} coins at most.`,
  CoinsTooEarly: () => "Nobody has coins before the first trick is over.",
  ScorePerRound: () => "One number for each round that is over.",
};

/** Trick-n-Chef in English. */
export const trickNChef: TrickNChefWords = {
  name: "Trick-n-Chef",
  about: "A small trick-taking game about restaurants, chefs and coins. Three or four players.",
  goal: "A card you win counts its stars if one of your chefs stands on it, and every coin is a point. Most points after three rounds wins.",
  points: (number) => count(number, { one: "point", other: "points" }),
  tie: "Equal points: whoever had more in the last round is ahead. Still equal: first place is shared, or drawn by lot.",
  ruleset: { name: "Standard game", help: "Three rounds of ten tricks." },
  edition: "First printing",
  events: {
    FirstPlayerDrawn: (e, names) => say`${who(e.seat, names)} begins the game.`,
    RoundBegun: (e, names) => say`Round ${e.round}: ${e.handSize} cards each; ${who(e.first, names)} begins.`,
    ChefChosen: (e, names) => say`${who(e.seat, names)} starts with the ${suits[e.suit]} chef.`,
    TrickBegun: (e, names) =>
      say`Trick ${e.trick}: ${who(e.leader, names)} leads; trump is ${e.trump.map((suit) => suits[suit]).join(", ")}.`,
    CardPlayed: (e, names) =>
      e.coins === 0
        ? say`${who(e.seat, names)} plays ${card(e.card)}.`
        : say`${who(e.seat, names)} plays ${card(e.card)} with ${coins(Math.abs(e.coins))}: worth ${withMinus(e.value)}.`,
    TrickWon: (e, names) =>
      say`${who(e.winner, names)} wins the trick; ${who(e.chefTaker, names)} played lowest and takes a chef.`,
    CoinsReturned: (e) =>
      e.coins === 0 ? null : say`${coins(e.coins)} ${e.coins === 1 ? "goes" : "go"} back to the middle.`,
    ChefTaken: (e, names) => say`${who(e.seat, names)} takes a ${suits[e.suit]} chef.`,
    CoinsAwarded: (e, names) => (e.to.length === 0 ? null : say`A coin for ${people(e.to, names)}.`),
    RoundScored: (e, names) =>
      say`Round ${e.round} scored: ${listed(
        e.results.map((result, seat): Sentence => say`${who(seat, names)} ${result.points}`),
        ", ",
      )}.`,
    GameEnded: (e, names) =>
      e.ending.winners.length === 1
        ? say`${people(e.ending.winners, names)} wins.`
        : say`${people(e.ending.winners, names)} win together.`,
  },
  refusals: {
    ChefNotSetAside: (r) => `The ${suits[r.suit]} chef is not set aside.`,
    CardNotInHand: (r) => `You do not hold ${card(r.card).text}.`,
    MustFollowSuit: (r) => `You hold ${suits[r.led]} and must play it.`,
    TooManyCoins: (r) => `You own ${coins(r.owned)}.`,
    NoChefInCentre: (r) => `No ${suits[r.suit]} chef is left in the middle.`,
  },
  faults,
  forms,
  options,
  suits,
  card: cardName,
  banners: ["Mabel", "Otis", "Juno", "Earl", "Dot"],
  slots,
  steps,
  fields,
  coins: coinText,
};
