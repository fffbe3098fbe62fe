import { type Cards, type Chain, perksOf, type Ruleset, type State, totalOf, withAbility } from "@blueplate/engine";
import { open, type Seat } from "@blueplate/kernel";

/** When a chain would choose its position in the order of business, from 1. */
export interface ChoiceRank {
  /** If every other chain puts to work whoever fits; null while somebody's hand is closed to these eyes. */
  readonly likely: number | null;
  /** Whatever the others do. */
  readonly best: number;
  readonly worst: number;
  /** How many choose. */
  readonly of: number;
}

/** Open slots that a hand can leave: at least, at most, and with everybody at work who fits. */
interface Slots {
  readonly fewest: number;
  readonly most: number;
  readonly likely: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** The slots that the managers of a hand bring, the largest first. */
const slotsIn = ({ content }: Ruleset, hand: Cards): readonly number[] =>
  withAbility(content, hand, "manage")
    .flatMap(({ count, ability }) => Array.from({ length: count }, () => ability.slots))
    .toSorted((a, b) => b - a);

/** What a hand can leave open under a CEO with so many slots (R5.7, R5.9). */
const slotsOf = (ruleset: Ruleset, hand: Cards, ceoSlots: number): Slots => {
  const managers = slotsIn(ruleset, hand);
  const others = totalOf(hand) - managers.length;
  const upTo = Math.min(managers.length, ceoSlots);
  const room = (chosen: readonly number[]): number => ceoSlots - chosen.length + sum(chosen);
  const left = (slots: number): number => slots - Math.min(others, slots);
  const counts = Array.from({ length: upTo + 1 }, (_, count) => count);
  return {
    fewest: Math.min(...counts.map((count) => left(room(managers.slice(managers.length - count))))),
    most: Math.max(...counts.map((count) => room(managers.slice(0, count)))),
    likely: left(room(managers.slice(0, upTo))),
  };
};

const lentTo = ({ content }: Ruleset, chain: Chain): number =>
  sum(perksOf(content, chain, "orderSlots").map(({ more }) => more));

/**
 * When the seat would choose its position with so many slots left open (R6.1, R6.2), as far as it can know before the reveal:
 * from the hands that lie open to it.
 */
export const rankWith = (ruleset: Ruleset, state: State, seat: Seat, slots: number): ChoiceRank => {
  const { turnOrder, chains, ceoSlots } = state;
  const own = chains[seat];
  const mine = slots + (own ? lentTo(ruleset, own) : 0);
  const comesBefore = (rival: Seat, theirs: number): boolean =>
    theirs > mine || (theirs === mine && turnOrder.indexOf(rival) < turnOrder.indexOf(seat));
  let likely: number | null = 1;
  let best = 1;
  let worst = 1;
  for (const rival of turnOrder) {
    const chain = chains[rival];
    if (rival === seat || !chain) continue;
    const hand = open(chain.hand, seat);
    const lent = lentTo(ruleset, chain);
    const theirs = hand && slotsOf(ruleset, hand, ceoSlots);
    if (!theirs || comesBefore(rival, theirs.most + lent)) worst++;
    if (theirs && comesBefore(rival, theirs.fewest + lent)) best++;
    if (!theirs) likely = null;
    else if (likely !== null && comesBefore(rival, theirs.likely + lent)) likely++;
  }
  return { likely, best, worst, of: turnOrder.length };
};
