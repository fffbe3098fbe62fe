import { open, type Rules, type Seat } from "@blueplate/kernel";
import {
  type CardPlay,
  type Command,
  faceOf,
  lowestPlay,
  type Options,
  playableCards,
  scoreOf,
  type State,
  valueOf,
  winningPlay,
} from "@blueplate/trick-n-chef";
import { optionsIn } from "./options-in.ts";
import { strength } from "./prospect.ts";

/** What speaks for a command of Trick-n-Chef, as far as its seat can know. */
export type ChefReason =
  | "winsAndTakes"
  | "wins"
  | "takesChef"
  | "coin"
  | "keepsTrump"
  | "leads"
  | "lowest"
  | "least"
  | "leadsHigh"
  | "leadsMiddle"
  | "leadsLow"
  | "serves"
  | "spare"
  | "longSuit"
  | "otherSuit";

/** From this value on a card that is led mostly wins where its suit is followed. */
const HIGH = 8;
/** Up to this value it is mostly left to others. */
const LOW = 4;

const leadReason = (value: number): ChefReason => {
  if (value >= HIGH) return "leadsHigh";
  return value > LOW ? "leadsMiddle" : "leadsLow";
};

/** Whether a trump stays in the hand that could have been played. */
const keepsTrump = (view: State, seat: Seat, { card }: CardPlay): boolean =>
  !view.trump.includes(faceOf(card).suit) &&
  playableCards(view, seat).some((other) => view.trump.includes(faceOf(other).suit));

/** What a card brings that is the last of its trick: that is certain. */
const certain = (isHighest: boolean, isLowest: boolean): ChefReason | null => {
  if (isHighest) return isLowest ? "winsAndTakes" : "wins";
  return isLowest ? "takesChef" : null;
};

const reasonForCard = (view: State, seat: Seat, play: CardPlay, options: Options): ChefReason => {
  const plays = [...view.trick, play];
  if (plays.length === 1) return leadReason(valueOf(play));
  const isHighest = winningPlay(plays, view.trump, options)?.seat === seat;
  const isLowest = lowestPlay(plays, options)?.seat === seat;
  const isLast = plays.length === view.players.length;
  const sure = isLast ? certain(isHighest, isLowest) : null;
  if (sure) return sure;
  if (!isLast && isHighest) return "leads";
  if (!isLast && isLowest) return "lowest";
  if (keepsTrump(view, seat, play)) return "keepsTrump";
  return isLast ? "coin" : "least";
};

/** Whether a chef makes a card count that its player has won. */
const serves = (view: State, seat: Seat, suit: State["suits"][number], options: Options): boolean => {
  const player = view.players[seat];
  if (!player) return false;
  const pile = open(player.pile, seat) ?? [];
  const points = (chefs: readonly (typeof suit)[]): number => scoreOf(pile, chefs, 0, options.stars).points;
  return points([...player.chefs, suit]) > points(player.chefs);
};

/** Whether no suit is stronger in the hand of a seat than this one. */
const isStrongest = (view: State, seat: Seat, suit: State["suits"][number]): boolean => {
  const player = view.players[seat];
  const hand = ((player && open(player.hand, seat)) ?? []).map(faceOf);
  return view.suits.every((other) => strength(hand, other) <= strength(hand, suit));
};

/** Why a command is worth giving, as its seat sees the table. */
export const chefReasonOf = (rules: Rules, view: State, seat: Seat, command: Command): ChefReason => {
  const options = optionsIn(rules);
  if (command._tag === "chef.choose") return isStrongest(view, seat, command.suit) ? "longSuit" : "otherSuit";
  if (command._tag === "trick.takeChef") return serves(view, seat, command.suit, options) ? "serves" : "spare";
  return reasonForCard(view, seat, { seat, card: command.card, coins: command.coins }, options);
};
