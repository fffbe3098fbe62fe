import { type Cards, countList, countOf, listCounts, subtractCounts } from "@blueplate/engine";
import type { ComparedMoments } from "./figure-comparison.ts";
import type { CompanyHistory } from "./company.ts";

/** The cards of a chain on two lines: those that only one of them has, and those that both have. */
export interface CardComparison {
  readonly onlyA: Cards;
  readonly onlyB: Cards;
  readonly both: Cards;
}

type Staffed = Pick<CompanyHistory, "cards">;

/** What one side has more of than the other. */
const more = (a: Cards, b: Cards): Cards =>
  countList(listCounts(a).filter((kind, index, all) => index - all.indexOf(kind) >= countOf(b, kind)));

const cardsAt = ({ cards }: Staffed, at: number): Cards | null =>
  cards.findLast((datum) => datum.at <= at)?.value ?? null;

/**
 * A company card by card, each line at its own step; null while the cards of either have not been seen by the eyes whose histories
 * these are: what is not known is no difference.
 */
export const cardComparison = (a: Staffed, b: Staffed, at: ComparedMoments): CardComparison | null => {
  const [onA, onB] = [cardsAt(a, at.a), cardsAt(b, at.b)];
  if (!onA || !onB) return null;
  const onlyA = more(onA, onB);
  return { onlyA, onlyB: more(onB, onA), both: subtractCounts(onA, onlyA) };
};
