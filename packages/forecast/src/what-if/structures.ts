import {
  abilityOf,
  type Cards,
  countList,
  countOf,
  type EmployeeId,
  isLegalStructure,
  kindsOf,
  kindsThat,
  listCounts,
  type Ruleset,
  type State,
  structureOf,
  totalOf,
  withCount,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { fitted, handOf } from "./fitted-structure.ts";
import { type WhatifGoal, helps, hinders } from "./goal.ts";
import { gainOf, measuresOf } from "./measures.ts";

/** Cards that may come to work besides, and those that may stay at the beach for them. */
const MORE_AT_MOST = 3;
const LESS_AT_MOST = 3;

/** Every set of up to so many cards, none more often than it is there: the empty one first. */
const setsUpTo = (cards: Cards, kinds: readonly EmployeeId[], most: number): readonly Cards[] => {
  let sets: readonly Cards[] = [{}];
  const all: Cards[] = [{}];
  for (let size = 1; size <= most; size++) {
    sets = sets.flatMap((set) => {
      // In the order of the kinds, so that every set is made once.
      const from = kinds.findLastIndex((kind) => countOf(set, kind) > 0);
      return kinds
        .slice(Math.max(0, from))
        .flatMap((kind) => (countOf(set, kind) < countOf(cards, kind) ? [withCount(set, kind, 1)] : []));
    });
    all.push(...sets);
  }
  return all;
};

const without = (cards: Cards, less: Cards): Cards =>
  kindsOf(less).reduce((left, kind) => withCount(left, kind, -countOf(less, kind)), cards);

const withMore = (cards: Cards, more: Cards): Cards =>
  kindsOf(more).reduce((sum, kind) => withCount(sum, kind, countOf(more, kind)), cards);

/** Cards at work that a structure has room for besides: who has the most chooses a place first (R6). */
const openSlots = (ruleset: Ruleset, state: State, cards: Cards): number => {
  const { managers, others, slots } = structureOf(ruleset, cards);
  return state.ceoSlots - managers + slots - others;
};

/** Whether a structure promises the adjustment of the goal; the milestone of the first lower price may still come to it. */
const promises = (ruleset: Ruleset, { counterfactual, house, before }: WhatifGoal, state: State, own: Cards) => {
  const { seat, change } = counterfactual;
  const slots = openSlots(ruleset, state, own);
  return (cards: Cards): boolean => {
    const { adjustment } = change;
    if (!adjustment || adjustment._tag === "nearer") return true;
    if (adjustment._tag === "earlier") return openSlots(ruleset, state, cards) > slots;
    const chains = state.chains.map((chain) => (chain.seat === seat ? { ...chain, atWork: cards } : chain));
    const now = measuresOf(ruleset, { ...state, chains }, seat, house);
    return (
      now !== null && gainOf(adjustment._tag, before, now) >= adjustment.by - (adjustment._tag === "cheaper" ? 1 : 0)
    );
  };
};

/**
 * Structures near the one that a chain handed in which may bring a goal about, those with the fewest cards changed first: cards
 * that help come to work, with a manager to lead them where one is needed, and others stay at the beach.
 */
export const structuresNear = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  chosen: readonly EmployeeId[],
  goal: WhatifGoal,
): readonly (readonly EmployeeId[])[] => {
  const { content } = ruleset;
  const { change } = goal.counterfactual;
  const selected = countList(fitted(ruleset, state, seat, chosen));
  const free = without(handOf(state, seat), selected);
  const helpers = kindsThat(free, helps(ruleset, change));
  const leaders = kindsThat(free, (card) => abilityOf(content, card, "manage") !== undefined);
  const isGood = promises(ruleset, goal, state, selected);
  const fits = (cards: Cards): boolean =>
    isLegalStructure(structureOf(ruleset, cards), state.ceoSlots) && isGood(cards);
  // Fewer cards at work leave more room, and so an earlier choice of the place.
  const needsMore = change.adjustment?._tag !== "earlier";
  const gone = setsUpTo(selected, kindsOf(selected), LESS_AT_MOST);
  const near = setsUpTo(free, helpers, MORE_AT_MOST).flatMap((more) =>
    gone.flatMap((less) => {
      if (needsMore && totalOf(more) === 0 && !kindsOf(less).some(hinders(ruleset, change))) return [];
      const cards = withMore(without(selected, less), more);
      const led = leaders
        .filter((leader) => countOf(cards, leader) < countOf(handOf(state, seat), leader))
        .map((leader) => withMore(cards, { [leader]: 1 }));
      return [cards, ...led].filter(fits).map((each) => ({
        employees: listCounts(each),
        changes: totalOf(more) + totalOf(less) + totalOf(each) - totalOf(cards),
      }));
    }),
  );
  return near.toSorted((a, b) => a.changes - b.changes).map(({ employees }) => employees);
};
