import {
  type Cards,
  countList,
  countOf,
  type EmployeeId,
  kindsOf,
  listCounts,
  type Ruleset,
  subtractCounts,
} from "@blueplate/engine";
import { slotsUnder } from "./seating.ts";

/** Of these cards those that are in hand. */
export const inHand = (hand: Cards, cards: readonly EmployeeId[]): readonly EmployeeId[] => {
  const wanted = countList(cards);
  return kindsOf(wanted).flatMap((kind) =>
    Array.from({ length: Math.min(countOf(wanted, kind), countOf(hand, kind)) }, () => kind),
  );
};

/** In which order cards find a place: managers first, who make room for others; among equals those who are advised. */
export const inOrder = (ruleset: Ruleset, cards: Cards, advised: readonly EmployeeId[]): readonly EmployeeId[] => {
  const first = inHand(cards, advised);
  const slots = (card: EmployeeId): number => slotsUnder(ruleset, card);
  return [...first, ...listCounts(subtractCounts(cards, countList(first)))].toSorted((a, b) => slots(b) - slots(a));
};
