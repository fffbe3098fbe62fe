import { withMinus } from "../with-minus.ts";
import type { OptionText } from "../game-words.ts";
import { counted } from "../plural.ts";
import { listed, type Sentence, say } from "../sentence.ts";
import { mentionsOf } from "../trick-n-chef/mentions.ts";
import type { TrickNChefWords } from "../trick-n-chef/words.ts";

const suits: TrickNChefWords["suits"] = { red: "czerwony", yellow: "żółty", blue: "niebieski", green: "zielony" };
/** A card is of the other gender. */
const CARDS: TrickNChefWords["suits"] = { red: "czerwona", yellow: "żółta", blue: "niebieska", green: "zielona" };
const cardName: TrickNChefWords["card"] = (suit, rank) => `${CARDS[suit]} ${rank}`;
const { who, card, people } = mentionsOf({ suits, card: cardName, and: " i " });
const count = counted("pl");
const coins = (number: number): string => count(number, { one: "moneta", few: "monety", many: "monet" });

const forms: TrickNChefWords["forms"] = {
  "chef.choose": { ask: "Z którym szefem kuchni zaczynasz?", button: "Weź szefa" },
  "trick.play": { ask: "Którą kartę zagrywasz?", button: "Zagraj" },
  "trick.takeChef": { ask: "Twoja karta jest najniższa: którego szefa bierzesz?", button: "Weź szefa" },
};

const option = (name: string, help: string, values: Readonly<Record<string, string>>): OptionText => ({
  name,
  help,
  values,
});
const options: TrickNChefWords["options"] = {
  stars: option("Gwiazdki", "Ile punktów są warte karty.", {
    steps: "od 1 do 4, rosnąco",
    flat: "po jednym",
    rank: "tyle, ile wynosi wartość",
    custom: "własna tabela",
  }),
  "left-out-suit": option("Pominięty kolor", "Przy trzech graczach jeden kolor zostaje w pudełku.", {
    green: "zielony",
    red: "czerwony",
    yellow: "żółty",
    blue: "niebieski",
  }),
  "first-player": option("Pierwszy gracz", "Kto zaczyna.", { random: "losowo", "host-choice": "wybiera gospodarz" }),
  "tie-same-suit": option("Remis w kolorze", "Która karta wygrywa.", {
    last: "późniejsza",
    first: "wcześniejsza",
  }),
  "coins-affect-lowest": option("Monety a najniższa karta", "Czy monety liczą się przy najniższej karcie.", {
    yes: "liczą się",
    no: "liczy się wartość na karcie",
  }),
  "coin-shortage": option("Za mało monet", "Kto dostaje ostatnie monety.", {
    "order-of-play": "w kolejności zagrań",
    "from-winner": "począwszy od zwycięzcy",
    unlimited: "monet nigdy nie brak",
  }),
  "coin-return": option("Zagrane monety", "Kiedy wracają.", {
    "before-award": "przed wydaniem nowych",
    "after-award": "po ich wydaniu",
  }),
  "next-first-player": option("Pierwszy w nowej rundzie", "Najwięcej jakich punktów.", {
    total: "łącznie",
    "last-round": "z ostatniej rundy",
  }),
  "final-tie": option("Remis na koniec", "Kto wygrywa.", { shared: "wszyscy razem", random: "losowo" }),
  "trick-history": option("Zagrane lewy", "Czy można je znów obejrzeć, póki trwa runda.", {
    hidden: "nie",
    visible: "tak",
  }),
};

const slots: TrickNChefWords["slots"] = { suit: "Kolor", card: "Karta", coins: "Monety" };

const coinText = (value: number): string => {
  if (value === 0) return "bez monet";
  return value > 0 ? `+${value * 2} (${coins(value)})` : `−${-value * 2} (${coins(-value)})`;
};

const steps: TrickNChefWords["steps"] = {
  begin: "rozdanie",
  choose: "wybór pierwszych szefów",
  play: "rozgrywanie lewy",
  take: "ktoś bierze szefa",
  award: "wydawanie monet",
  score: "liczenie punktów",
  deal: "rozdanie",
  over: "koniec gry",
};

const fields: TrickNChefWords["fields"] = {
  step: "Teraz",
  round: "Runda",
  first: "Pierwszy w rundzie",
  leader: "Wychodzi",
  aside: "Odłożeni szefowie",
  centre: "Szefowie na środku",
  trump: "Atu",
  reserve: "Monety na środku",
  trick: "Ta lewa",
  last: "Poprzednia lewa",
  history: "Lewy rundy",
  seat: "Gracz",
  card: "Karta",
  coins: "Monety",
  hand: "Ręka",
  pile: "Zdobyte karty",
  chefs: "Szefowie",
  scores: "Punkty rund",
  plays: "Karty",
  winner: "Bierze",
  chefTaker: "Bierze szefa",
};

/** Why a position cannot be. */
const faults: TrickNChefWords["faults"] = {
  UnknownEdition: (r) => `Nie ma wydania o nazwie ${r.edition}.`,
  SeatsOutOfRange: (r) => `Graczy jest ${r.min} lub ${r.max}.`,
  NoCustomStars: () => "Własna tabela gwiazdek wymaga gwiazdek custom.",
  NoHostChoice: () => "Pierwszego gracza ustala tu los.",
  NoSuchSeat: (r) => `Nie ma miejsca ${r.seat}.`,
  NotOnceEach: (r) => `Każda karta gry jest dokładnie raz; inaczej jest z kartą „${card(r.card).text}”.`,
  WholeTricksOnly: () => "Na stosie leżą tylko całe lewy.",
  OutOfTurn: () => "Nie była to kolej tego gracza.",
  DidNotFollow: () => "Gracz ma kolor wyjścia, a go nie zagrał.",
  RoundOver: () => "Runda jest skończona.",
  WrongHandSize: () => "Na tej ręce jest zła liczba kart.",
  ChefsMissing: (r) => `Szefowie tego koloru się nie zgadzają: ${suits[r.suit]}.`,
  WrongChefsInFront: () => "Przed graczami leży po szefie z początku i po jednym za lewę.",
  NotAllChose: () => "Nie wszyscy wybrali szefa.",
  CentreNotFull: (r) => `Podczas wyboru szefów na środku leży ich w każdym kolorze ${r.each}.`,
  MoreCoins: (r) => `Monet jest najwyżej ${r.most}.`,
  CoinsTooEarly: () => "Przed końcem pierwszej lewy nikt nie ma monet.",
  ScorePerRound: () => "Po jednej liczbie za każdą skończoną rundę.",
};

/** Trick-n-Chef in Polish. */
export const trickNChef: TrickNChefWords = {
  name: "Trick-n-Chef",
  about: "Mała gra w lewy o restauracjach, szefach kuchni i monetach. Dla trzech lub czterech graczy.",
  goal: "Zdobyta karta z twoim szefem daje swoje gwiazdki, każda moneta to punkt. Wygrywa, kto po trzech rundach ma najwięcej punktów.",
  points: (number) => count(number, { one: "punkt", few: "punkty", many: "punktów" }),
  tie: "Przy równych punktach wyżej jest ten, kto miał więcej w ostatniej rundzie. Nadal równo: pierwsze miejsce jest wspólne albo losowane.",
  ruleset: { name: "Zwykła gra", help: "Trzy rundy po dziesięć lew." },
  edition: "Pierwsze wydanie",
  events: {
    FirstPlayerDrawn: (e, names) => say`${who(e.seat, names)} zaczyna grę.`,
    RoundBegun: (e, names) => say`Runda ${e.round}: kart dla każdego ${e.handSize}; zaczyna ${who(e.first, names)}.`,
    ChefChosen: (e, names) => say`${who(e.seat, names)} zaczyna z szefem: ${suits[e.suit]}.`,
    TrickBegun: (e, names) =>
      say`Lewa ${e.trick}: wychodzi ${who(e.leader, names)}; atu: ${e.trump.map((suit) => suits[suit]).join(", ")}.`,
    CardPlayed: (e, names) =>
      e.coins === 0
        ? say`${who(e.seat, names)} zagrywa: ${card(e.card)}.`
        : say`${who(e.seat, names)} zagrywa: ${card(e.card)}, ${coins(Math.abs(e.coins))}, siła ${withMinus(e.value)}.`,
    TrickWon: (e, names) =>
      say`Lewę bierze ${who(e.winner, names)}; najniższa karta i nowy szef: ${who(e.chefTaker, names)}.`,
    CoinsReturned: (e) => (e.coins === 0 ? null : say`Wraca na środek: ${coins(e.coins)}.`),
    ChefTaken: (e, names) => say`${who(e.seat, names)} bierze szefa: ${suits[e.suit]}.`,
    CoinsAwarded: (e, names) => (e.to.length === 0 ? null : say`Po monecie: ${people(e.to, names)}.`),
    RoundScored: (e, names) =>
      say`Punkty za rundę ${e.round}: ${listed(
        e.results.map((result, seat): Sentence => say`${who(seat, names)} ${result.points}`),
        ", ",
      )}.`,
    GameEnded: (e, names) =>
      e.ending.winners.length === 1
        ? say`${people(e.ending.winners, names)} wygrywa.`
        : say`${people(e.ending.winners, names)} wygrywają razem.`,
  },
  refusals: {
    ChefNotSetAside: (r) => `Ten szef (${suits[r.suit]}) nie jest odłożony.`,
    CardNotInHand: (r) => `Nie masz tej karty: ${card(r.card).text}.`,
    MustFollowSuit: (r) => `Masz kolor wyjścia (${suits[r.led]}) i musisz go zagrać.`,
    TooManyCoins: (r) => `Twoje monety: ${r.owned}; to za mało.`,
    NoChefInCentre: (r) => `Na środku nie ma już takiego szefa: ${suits[r.suit]}.`,
  },
  faults,
  forms,
  options,
  suits,
  card: cardName,
  banners: ["Marysia", "Oskar", "Julka", "Edek", "Dorotka"],
  slots,
  steps,
  fields,
  coins: coinText,
};
