import type { Malformed } from "@blueplate/kernel";
import { deckOf, faceOf, SUITS } from "../cards.ts";
import { faultAt } from "../faults.ts";
import { TRICKS } from "../scoring.ts";
import { CHEFS_IN_CENTRE, clockwiseFrom, COINS, type State } from "../state.ts";
import { coinsOn } from "../trick.ts";
import type { GivenRound } from "./given.ts";

/** Tricks that lie in piles. */
export const tricksWon = (given: GivenRound): number =>
  given.piles.reduce((total, pile) => total + pile.length, 0) / given.piles.length;

const count = (lists: readonly (readonly unknown[])[]): number => lists.reduce((total, list) => total + list.length, 0);

type Check = (given: GivenRound, initialState: State, head: readonly string[]) => Malformed | null;

const cardsAddUp: Check = (given, initialState) => {
  const seen = [...given.hands.flat(), ...given.piles.flat(), ...given.plays.map((play) => play.card)];
  const deck = deckOf(initialState.suits);
  const once = new Set(seen);
  if (seen.length === deck.length && deck.every((card) => once.has(card))) return null;
  const wrong =
    deck.find((card) => !once.has(card)) ??
    seen.find((card, index) => seen.indexOf(card) !== index || !deck.includes(card));
  return wrong === undefined ? null : faultAt("given", { _tag: "NotOnceEach", card: wrong });
};

const pilesHoldTricks: Check = (given, _blank, names) => {
  const odd = given.piles.findIndex((pile) => pile.length % given.piles.length !== 0);
  return odd < 0 ? null : faultAt(`given.won.${names[odd]}`, { _tag: "WholeTricksOnly" });
};

const playsInOrder: Check = (given, initialState) => {
  const order = clockwiseFrom(initialState, given.leader);
  const wrong = given.plays.findIndex((play, index) => play.seat !== order[index]);
  return wrong < 0 ? null : faultAt(`given.played[${wrong}].by`, { _tag: "OutOfTurn" });
};

const playsFollowSuit: Check = (given) => {
  const [lead] = given.plays;
  const led = lead && faceOf(lead.card).suit;
  const wrong = given.plays.findIndex(
    (play) => faceOf(play.card).suit !== led && given.hands[play.seat]?.some((card) => faceOf(card).suit === led),
  );
  return wrong < 0 ? null : faultAt(`given.played[${wrong}].card`, { _tag: "DidNotFollow" });
};

const handSizes: Check = (given, initialState, names) => {
  const tricks = tricksWon(given);
  if (tricks === TRICKS) return faultAt("given.hands", { _tag: "RoundOver" });
  const wrong = clockwiseFrom(initialState, given.leader).find(
    (seat, index) => given.hands[seat]?.length !== TRICKS - tricks - (index < given.plays.length ? 1 : 0),
  );
  return wrong === undefined ? null : faultAt(`given.hands.${names[wrong]}`, { _tag: "WrongHandSize" });
};

const chefsAddUp: Check = (given, initialState) => {
  const seats = given.fronts.length;
  const front = count(given.fronts);
  const held = given.fronts.flat();
  for (const suit of SUITS) {
    const of = initialState.suits.includes(suit) ? CHEFS_IN_CENTRE + 1 : 0;
    const aside = of - given.centre[suit] - held.filter((each) => each === suit).length;
    const mayBeAside = front < seats && of > 0 ? 1 : 0;
    if (aside < 0 || aside > mayBeAside) return faultAt("given.chefs", { _tag: "ChefsMissing", suit });
  }
  if (front < seats || front === seats + tricksWon(given)) return null;
  return faultAt("given.chefs", { _tag: "WrongChefsInFront" });
};

const choosingInOrder: Check = (given, initialState, names) => {
  const front = count(given.fronts);
  if (front >= given.fronts.length) return null;
  if (tricksWon(given) > 0 || given.plays.length > 0) return faultAt("given.chefs", { _tag: "NotAllChose" });
  if (initialState.suits.some((suit) => given.centre[suit] !== CHEFS_IN_CENTRE)) {
    return faultAt("given.chefs.centre", { _tag: "CentreNotFull", each: CHEFS_IN_CENTRE });
  }
  const wrong = clockwiseFrom(initialState, given.leader).find(
    (seat, index) => given.fronts[seat]?.length !== (index < front ? 1 : 0),
  );
  return wrong === undefined ? null : faultAt(`given.chefs.${names[wrong]}`, { _tag: "OutOfTurn" });
};

const coinsAddUp =
  (unlimited: boolean): Check =>
  (given) => {
    const total = given.coins.reduce((sum, coins) => sum + coins, coinsOn(given.plays));
    if (total > COINS && !unlimited) return faultAt("given.coins", { _tag: "MoreCoins", most: COINS });
    return total > 0 && tricksWon(given) === 0 ? faultAt("given.coins", { _tag: "CoinsTooEarly" }) : null;
  };

const scoresPerRound: Check = (given, _blank, names) => {
  const wrong = given.scores.findIndex((scores) => scores.length !== given.round - 1);
  return wrong < 0 ? null : faultAt(`given.scores.${names[wrong]}`, { _tag: "ScorePerRound" });
};

/** Why the position cannot be, led by its field, or null. `names` are the players by seat. */
export const impossible = (
  given: GivenRound,
  initialState: State,
  names: readonly string[],
  unlimitedCoins: boolean,
): Malformed | null => {
  const checks: readonly Check[] = [
    cardsAddUp,
    pilesHoldTricks,
    playsInOrder,
    playsFollowSuit,
    handSizes,
    chefsAddUp,
    choosingInOrder,
    coinsAddUp(unlimitedCoins),
    scoresPerRound,
  ];
  for (const check of checks) {
    const fault = check(given, initialState, names);
    if (fault) return fault;
  }
  return null;
};
