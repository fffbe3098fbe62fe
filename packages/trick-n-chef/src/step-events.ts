import { type Dice, type Seat, seal, seatsOf } from "@blueplate/kernel";
import { type Card, deckOf } from "./cards.ts";
import type { Event } from "./events/index.ts";
import { seatToChoose } from "./forms/choose-chef.ts";
import type { Options } from "./options.ts";
import { scoreOf, TRICKS } from "./scoring.ts";
import { playerAt, type State, type TrickStep, suitsInCentre } from "./state.ts";
import { endingOf, nextFirst } from "./succession.ts";
import { coinsOn, dueCoins, lowestPlay, playableCards, seatToPlay, valueOf, winningPlay } from "./trick.ts";
import { trumpOf } from "./trump.ts";

/** Rounds of a game (T3.1). */
export const ROUNDS = 3;

/** What happens by itself at one step; nothing when a player must decide. */
type StepEvents = (state: State, options: Options, dice: Dice) => readonly Event[];

/** T2.5: the first player by lot, or the one the host named. */
const begin: StepEvents = (state, options, dice) => {
  const seats = seatsOf(state.players.length);
  const drawn = options.firstPlayer ?? dice.int("first-player", seats.length);
  const seat = seats[drawn] ?? state.first;
  return [{ _tag: "FirstPlayerDrawn", seat, by: options.firstPlayer === null ? "lot" : "host" }];
};

/** T2.4, T9.1: all cards in play are shuffled and dealt out. */
const dealt = (state: State, options: Options, first: Seat, dice: Dice): Event => {
  const deck = dice.shuffle("deal", deckOf(state.suits));
  const handSize = deck.length / state.players.length;
  const hands = seatsOf(state.players.length).map((seat) =>
    seal([seat], deck.slice(seat * handSize, (seat + 1) * handSize)),
  );
  const piles = seatsOf(state.players.length).map((seat) =>
    seal<readonly Card[]>(options.visibleTricks ? "everybody" : [seat], []),
  );
  return { _tag: "RoundBegun", round: state.round + 1, first, hands, handSize, piles };
};

/** T3.1, T8.4: a new round, or the end after the third. */
const deal: StepEvents = (state, options, dice) => {
  if (state.round === ROUNDS) return [{ _tag: "GameEnded", ending: endingOf(state, options, dice) }];
  return [dealt(state, options, state.round === 0 ? state.first : nextFirst(state, options), dice)];
};

const trickBegun = (state: State, leader: Seat): Event => ({
  _tag: "TrickBegun",
  trick: TRICKS - playerAt(state, leader).handSize + 1,
  leader,
  trump: trumpOf(state),
});

/** T2.6: the last one to choose has no choice (TD-01); then the first player leads (T3.2). */
const choose: StepEvents = (state) => {
  const seat = seatToChoose(state);
  if (seat === null) return [trickBegun(state, state.first)];
  const [suit, ...more] = state.aside;
  return suit && more.length === 0 ? [{ _tag: "ChefChosen", seat, suit }] : [];
};

/** T6, T7.1: winner and chef-taker of a complete trick; used coins return now, unless they return after the award (T7.8). */
const complete: StepEvents = (state, options) => {
  const plays = state.trick;
  const winner = winningPlay(plays, trumpOf(state), options);
  const lowest = lowestPlay(plays, options);
  if (!winner || !lowest) return [];
  const usedCoins = coinsOn(plays);
  const won: Event = { _tag: "TrickWon", winner: winner.seat, chefTaker: lowest.seat, plays, usedCoins };
  const returnsNow = usedCoins > 0 && options.coinReturn === "before-award";
  return returnsNow ? [won, { _tag: "CoinsReturned", coins: usedCoins }] : [won];
};

/** T3.3: one legal card and no coins is no decision (TD-02, TD-03). */
const play: StepEvents = (state, options, dice) => {
  const seat = seatToPlay(state);
  if (seat === null) return complete(state, options, dice);
  if (playerAt(state, seat).coins > 0) return [];
  const [card, ...more] = playableCards(state, seat);
  if (!card || more.length > 0) return [];
  return [{ _tag: "CardPlayed", seat, card, coins: 0, value: valueOf({ card, coins: 0 }) }];
};

/** T7.4: the only suit left is no decision (TD-05). */
const take: StepEvents = (state) => {
  const [suit, ...more] = suitsInCentre(state);
  return state.last && suit && more.length === 0 ? [{ _tag: "ChefTaken", seat: state.last.chefTaker, suit }] : [];
};

/** T7.6 to T7.8: coins for the others, as far as the reserve goes. */
const award: StepEvents = (state, options) => {
  const due = dueCoins(state, options);
  const served = options.coinShortage === "unlimited" ? due.length : Math.max(0, Math.min(due.length, state.reserve));
  const awarded: Event = { _tag: "CoinsAwarded", to: due.slice(0, served), short: due.slice(served) };
  const late = state.last?.usedCoins ?? 0;
  return late > 0 ? [awarded, { _tag: "CoinsReturned", coins: late }] : [awarded];
};

/** T3.1, T3.2, T7.10: the winner leads the next trick; after the tenth the round is scored (T8). */
const score: StepEvents = (state, options) => {
  if (state.last && playerAt(state, state.last.winner).handSize > 0) return [trickBegun(state, state.last.winner)];
  const results = state.players.map(({ pile, chefs, coins }) =>
    scoreOf(pile.content ?? [], chefs, coins, options.stars),
  );
  return [{ _tag: "RoundScored", round: state.round, results }];
};

const EVENTS_OF_STEP: Readonly<Record<TrickStep, StepEvents>> = {
  begin,
  deal,
  choose,
  play,
  take,
  award,
  score,
  over: () => [],
};

/** What happens next by itself (T3.1): one step of a round. */
export const advance: StepEvents = (state, options, dice) => EVENTS_OF_STEP[state.step](state, options, dice);
