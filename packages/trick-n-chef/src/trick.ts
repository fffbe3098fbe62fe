import type { Seat } from "@blueplate/kernel";
import { type Card, faceOf, type Suit } from "./cards.ts";
import type { Options } from "./options.ts";
import { clockwiseFrom, handOf, type CardPlay, type State } from "./state.ts";

/** What each coin adds to or takes from the value of a card (T5.1). */
export const VALUE_OF_COIN = 2;

/** The value of a card in its trick: its rank and its coins; it may be above 10, 0 or negative (T5.1). */
export const valueOf = (play: Pick<CardPlay, "card" | "coins">): number =>
  faceOf(play.card).rank + VALUE_OF_COIN * play.coins;

const suitOf = (card: Card): Suit => faceOf(card).suit;

/** The suit led in the running trick, or null before the lead. */
export const suitLed = (state: State): Suit | null => {
  const [lead] = state.trick;
  return lead ? suitOf(lead.card) : null;
};

/** Whose turn it is to play a card (T3.3), or null when the trick is complete or none runs. */
export const seatToPlay = (state: State): Seat | null =>
  state.step === "play" ? (clockwiseFrom(state, state.leader)[state.trick.length] ?? null) : null;

/** T3.3, T3.4: the cards of `seat` that may be played now: of the suit led while it has any, otherwise all. */
export const playableCards = (state: State, seat: Seat): readonly Card[] => {
  const hand = handOf(state, seat);
  const led = suitLed(state);
  const following = hand.filter((card) => suitOf(card) === led);
  return following.length > 0 ? following : hand;
};

/** T6.3 with the option `first`: a card never wins over an equal one of its suit that was played before it. */
const firstOfSuit = (plays: readonly CardPlay[]): readonly CardPlay[] =>
  plays.filter((play, at) => !plays.slice(0, at).some((sooner) => suitOf(sooner.card) === suitOf(play.card)));

/**
 * T6.1 to T6.3: the play that wins a complete trick: the highest value, of equals the one played last. With the option
 * `first` each suit enters with its first card of that value; between suits the last played still wins.
 */
export const winningPlay = (plays: readonly CardPlay[], trump: readonly Suit[], options: Options): CardPlay | null => {
  const [lead] = plays;
  if (!lead) return null;
  const trumps = plays.filter((play) => trump.includes(suitOf(play.card)));
  const able = trumps.length > 0 ? trumps : plays.filter((play) => suitOf(play.card) === suitOf(lead.card));
  const highest = Math.max(...able.map(valueOf));
  const equal = able.filter((play) => valueOf(play) === highest);
  return (options.tieSameSuit === "first" ? firstOfSuit(equal) : equal).at(-1) ?? null;
};

/** T7.1 to T7.3: the play with the lowest value, the first one of equals. */
export const lowestPlay = (plays: readonly CardPlay[], options: Options): CardPlay | null => {
  const height = (play: CardPlay): number => (options.coinsAffectLowest ? valueOf(play) : faceOf(play.card).rank);
  return plays.reduce<CardPlay | null>((low, play) => (low === null || height(play) < height(low) ? play : low), null);
};

/** Coins on the cards of a trick. */
export const coinsOn = (plays: readonly CardPlay[]): number =>
  plays.reduce((total, play) => total + Math.abs(play.coins), 0);

/**
 * T7.6, T7.7: the seats that are due a coin after the last trick, in the order they are served: all but the winner and the
 * chef-taker, as they played their cards or clockwise from the winner.
 */
export const dueCoins = (state: State, options: Options): readonly Seat[] => {
  const { last } = state;
  if (!last) return [];
  const start = options.coinShortage === "from-winner" ? last.winner : state.leader;
  return clockwiseFrom(state, start).filter((seat) => seat !== last.winner && seat !== last.chefTaker);
};
