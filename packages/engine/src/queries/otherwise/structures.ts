import { open, type Seat } from "@blueplate/kernel";
import { abilityOf } from "../../content/index.ts";
import type { Ruleset } from "../../formulas/index.ts";
import { isLegalStructure, structureOf } from "../../forms/submit-structure.ts";
import {
  type Cards,
  countList,
  countOf,
  type EmployeeId,
  kindsOf,
  kindsThat,
  listCounts,
  type State,
  withCount,
} from "../../model/index.ts";
import type { Change } from "../change.ts";

/** Cards that may come to work besides, and those that may stay at the beach for them. */
const MORE_AT_MOST = 2;

/** True for a card at work that helps to bring the change about. */
const helps =
  ({ content }: Ruleset, { goods, nudge }: Change) =>
  (card: EmployeeId): boolean => {
    const ability = <T extends "cook" | "price" | "serve" | "fetch" | "buy">(tag: T) => abilityOf(content, card, tag);
    const wanted = kindsOf(goods);
    if (wanted.some((good) => countOf(ability("cook")?.makes ?? {}, good) > 0)) return true;
    const drinks = wanted.some((good) => content.drinks.includes(good));
    if (drinks && (ability("fetch") ?? ability("buy"))) return true;
    if (nudge?._tag === "cheaper") return (ability("price")?.delta ?? 0) < 0;
    return nudge?._tag === "waitresses" && ability("serve") !== undefined;
  };

/** Cards that make a chain dearer: without them it is cheaper. */
const hinders =
  ({ content }: Ruleset, { nudge }: Change) =>
  (card: EmployeeId): boolean =>
    nudge?._tag === "cheaper" && (abilityOf(content, card, "price")?.delta ?? 0) > 0;

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

const sizeOf = (cards: Cards): number => listCounts(cards).length;

/**
 * Structures near the one that a chain handed in which may bring a change about, those with the fewest cards changed first: cards
 * that help come to work, with a manager to lead them where one is needed, and others stay at the beach.
 */
export const structuresNear = (
  ruleset: Ruleset,
  state: State,
  seat: Seat,
  chosen: readonly EmployeeId[],
  change: Change,
): readonly (readonly EmployeeId[])[] => {
  const { content } = ruleset;
  const chain = state.chains[seat];
  const hand = (chain && open(chain.hand, seat)) ?? {};
  const selected = countList(chosen);
  const free = without(hand, selected);
  const helpers = kindsThat(free, helps(ruleset, change));
  const leaders: readonly (EmployeeId | null)[] = [
    null,
    ...kindsThat(free, (card) => abilityOf(content, card, "manage") !== undefined),
  ];
  const gone = setsUpTo(selected, kindsOf(selected), MORE_AT_MOST);
  const fits = (cards: Cards): boolean => isLegalStructure(structureOf(ruleset, cards), state.ceoSlots);
  const near = setsUpTo(free, helpers, MORE_AT_MOST).flatMap((more) =>
    gone.flatMap((less) => {
      if (sizeOf(more) === 0 && !kindsOf(less).some(hinders(ruleset, change))) return [];
      return leaders.flatMap((leader) => {
        const cards = withMore(without(selected, less), leader ? withMore(more, { [leader]: 1 }) : more);
        const changes = sizeOf(more) + sizeOf(less) + (leader ? 1 : 0);
        return fits(cards) ? [{ employees: listCounts(cards), changes }] : [];
      });
    }),
  );
  return near.toSorted((a, b) => a.changes - b.changes).map(({ employees }) => employees);
};
