import {
  type Ability,
  abilityOf,
  type Cards,
  countList,
  countOf,
  type EmployeeId,
  isLegalStructure,
  kindsOf,
  listCounts,
  type Ruleset,
  structureOf,
  subtractCounts,
} from "@blueplate/engine";

/** The slots that a card brings for others. */
export const slotsUnder = (ruleset: Ruleset, employee: EmployeeId | null): number =>
  employee === null ? 0 : (abilityOf(ruleset.content, employee, "manage")?.slots ?? 0);

/** Of these cards those that are in hand. */
export const cardsInHand = (hand: Cards, cards: readonly EmployeeId[]): readonly EmployeeId[] => {
  const wanted = countList(cards);
  return kindsOf(wanted).flatMap((kind) =>
    Array.from({ length: Math.min(countOf(wanted, kind), countOf(hand, kind)) }, () => kind),
  );
};

/**
 * Of these cards, one after the other, those that still fit: who finds no place is asked again once a manager who comes later has made
 * room.
 */
export const whoFits = (ruleset: Ruleset, ceoSlots: number, cards: readonly EmployeeId[]): readonly EmployeeId[] => {
  const fits = (chosen: readonly EmployeeId[]): boolean =>
    isLegalStructure(structureOf(ruleset, countList(chosen)), ceoSlots);
  const seat = (chosen: readonly EmployeeId[], waiting: readonly EmployeeId[]): readonly EmployeeId[] => {
    const left: EmployeeId[] = [];
    let more = chosen;
    for (const card of waiting) {
      if (fits([...more, card])) more = [...more, card];
      else left.push(card);
    }
    return more.length === chosen.length ? chosen : seat(more, left);
  };
  return seat([], cards);
};

/** What brings guests and goods comes before what brings people, and that before what few companies need each day. */
const SOONEST: readonly Ability["_tag"][] = [
  "market",
  "cook",
  "buy",
  "fetch",
  "serve",
  "recruit",
  "train",
  "build",
  "open",
];

/** How soon a card pays where nobody advises; the lower the sooner. A card that costs a salary comes before its apprentice. */
const lateness = (ruleset: Ruleset, card: EmployeeId): number => {
  const row = ruleset.content.employees[card];
  const ranks = (row?.abilities ?? []).map(({ _tag }) => SOONEST.indexOf(_tag)).filter((rank) => rank >= 0);
  return Math.min(SOONEST.length, ...ranks) * 2 + (row?.salary ? 0 : 1);
};

/** In which order cards of a group find a place: managers first, who make room for others, then who pays soonest. */
const inGroup = (ruleset: Ruleset, cards: readonly EmployeeId[]): readonly EmployeeId[] =>
  cards.toSorted(
    (a, b) => slotsUnder(ruleset, b) - slotsUnder(ruleset, a) || lateness(ruleset, a) - lateness(ruleset, b),
  );

/** In which order the cards of a hand find a place: group by group, of each what is left in hand, and then all others. */
export const fillOrder = (
  ruleset: Ruleset,
  hand: Cards,
  ...groups: readonly (readonly EmployeeId[])[]
): readonly EmployeeId[] => {
  let left = hand;
  const first = groups.flatMap((group) => {
    const cards = cardsInHand(left, group);
    left = subtractCounts(left, countList(cards));
    return inGroup(ruleset, cards);
  });
  return [...first, ...inGroup(ruleset, listCounts(left))];
};
