import { listOffers, open, type Rules, type Seat } from "@blueplate/kernel";
import {
  type Card,
  type CardPlay,
  type Command,
  faceOf,
  lowestPlay,
  type Options,
  type Player,
  playableCards,
  type State,
  type Suit,
  winningPlay,
} from "@blueplate/trick-n-chef";
import { bestOf } from "./best-of.ts";
import { strength } from "./prospect.ts";

// The numbers below were found by playing thousands of rounds of one set of them against another (docs/decisions/bots.md).
/** Points that a chef brings on the average, where no card of its suit lies idle; share of its stars that an idle card brings. */
const CHEF = 1.7;
const IDLE_CARD = 0.15;
/** A coin kept is a point, and one more chance. */
const COIN = 1.1;
/** Coins that are thought of for one card. */
const MOST_COINS = 3;
/** How little a standing says for each player who is still to play; points that each of their cards adds to what the winner gets. */
const DOUBT = 1.2;
const COMING = 0.3;
/** The lowest card takes the chef that suits it best, which is better than the average one. */
const CHOSEN_CHEF = 1.3;
/** How far chance moves a choice, in points: who always does the same is foreseen. */
const WHIM = 0.8;

/** Random numbers for playouts, cheap: each call a number from 0 to 1. */
export type UniformRng = () => number;

/** Random numbers of their own for each start (mulberry32). */
export const rngFrom = (start: number): UniformRng => {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
};

/** Chefs of a suit less the cards of it: above 0 the next card of the suit has its chef already. */
const spareChefs = ({ chefs }: Player, pile: readonly Card[], suit: Suit): number =>
  chefs.filter((chef) => chef === suit).length - pile.filter((card) => faceOf(card).suit === suit).length;

/** What the cards of a trick are worth to whoever wins it. */
const prize = (player: Player, pile: readonly Card[], plays: readonly CardPlay[], options: Options): number =>
  plays.reduce((sum, { card }) => {
    const { suit, rank } = faceOf(card);
    return sum + options.stars(suit, rank) * (spareChefs(player, pile, suit) > 0 ? 1 : IDLE_CARD);
  }, 0);

/** What a chef of a suit is worth: the stars of the lowest card that has none. */
const chefWorth = (player: Player, pile: readonly Card[], suit: Suit, options: Options): number => {
  const cards = pile.filter((card) => faceOf(card).suit === suit).map((card) => faceOf(card).rank);
  const served = player.chefs.filter((chef) => chef === suit).length;
  const rank = cards.toSorted((a, b) => a - b)[served];
  return rank === undefined ? CHEF / (1 + served - cards.length) : options.stars(suit, rank);
};

/** A card with coins as it would stand in the trick so far. */
export interface StandingPlay extends CardPlay {
  readonly wins: boolean;
  readonly isLowest: boolean;
}

/**
 * A card with no coins, with the fewest that win, and with the fewest that make it the lowest: other numbers of coins cost more and come to
 * the same where the trick stands.
 */
export const standingPlays = (state: State, seat: Seat, card: Card, options: Options): readonly StandingPlay[] => {
  const owned = Math.min(MOST_COINS, state.players[seat]?.coins ?? 0);
  const standing = (coins: number): StandingPlay => {
    const plays = [...state.trick, { seat, card, coins }];
    const wins = winningPlay(plays, state.trump, options)?.seat === seat;
    return { seat, card, coins, wins, isLowest: lowestPlay(plays, options)?.seat === seat };
  };
  const fewest = (side: 1 | -1, isEnough: (play: StandingPlay) => boolean): readonly StandingPlay[] => {
    for (let coins = 1; coins <= owned; coins++) {
      const play = standing(side * coins);
      if (isEnough(play)) return [play];
    }
    return [];
  };
  const bare = standing(0);
  const raised = bare.wins ? [] : fewest(1, ({ wins }) => wins);
  const lowered = bare.isLowest ? [] : fewest(-1, ({ isLowest }) => isLowest);
  return [bare, ...raised, ...lowered];
};

/** What a card with coins is worth where the trick stands: the later one plays, the surer it is. */
const worthOf = (play: StandingPlay, later: number, prizeAll: number): number => {
  const kept = -COIN * Math.abs(play.coins) + (play.wins || play.isLowest ? 0 : COIN);
  const stays = 1 / (1 + later * DOUBT);
  return (
    kept + (play.wins ? stays * (prizeAll + later * COMING) : 0) + (play.isLowest ? stays * CHEF * CHOSEN_CHEF : 0)
  );
};

const briskCard = (
  state: State,
  seat: Seat,
  player: Player,
  options: Options,
  rng: UniformRng,
): Command | undefined => {
  const pile = open(player.pile, seat) ?? [];
  const worthOfTrick = prize(player, pile, state.trick, options);
  const later = state.players.length - state.trick.length - 1;
  const plays = playableCards(state, seat).flatMap((card) => standingPlays(state, seat, card, options));
  const chosen = bestOf(
    plays,
    (play) => worthOf(play, later, play.wins ? worthOfTrick + prize(player, pile, [play], options) : 0) + WHIM * rng(),
  );
  return chosen && { _tag: "trick.play", card: chosen.card, coins: chosen.coins };
};

/**
 * What anybody might do, by a look at the trick as it stands: for playouts, thousands of times. It opens only the envelopes of its
 * seat.
 */
export const briskCommand = (
  rules: Rules<State, Command>,
  options: Options,
  state: State,
  seat: Seat,
  rng: UniformRng,
): Command | null => {
  const player = state.players[seat];
  if (!player) return null;
  if (state.step === "play") return briskCard(state, seat, player, options, rng) ?? null;
  const pile = open(player.pile, seat) ?? [];
  const hand = (open(player.hand, seat) ?? []).map(faceOf);
  const suits = [...listOffers(rules, state, seat)];
  const worth = (command: Command): number => {
    if (command._tag === "trick.takeChef") return chefWorth(player, pile, command.suit, options);
    return command._tag === "chef.choose" ? strength(hand, command.suit) / 10 : 0;
  };
  return bestOf(suits, (command) => worth(command) + (WHIM / 4) * rng()) ?? null;
};
