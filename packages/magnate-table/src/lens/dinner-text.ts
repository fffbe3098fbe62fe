import { entriesOf, type Goods, type Offer, sumOf } from "@blueplate/engine";
import { type ChainChange, type Forecast, missedBy, type Adjustment, reasonOf } from "@blueplate/forecast";
import type { Seat } from "@blueplate/kernel";
import type { NameOf } from "@blueplate/words";
import type { MagnateTableWords } from "@blueplate/words/magnate-table";

/** The words in which a dinner is explained. */
export interface DinnerWords {
  readonly words: MagnateTableWords["lens"];
  /** A good by number: `3 burgers`. */
  readonly goods: (count: number, good: string) => string;
  readonly names: NameOf;
}

const goodsSaid = ({ goods, words }: DinnerWords, all: Goods): string =>
  entriesOf(all)
    .map(([good, count]) => goods(count, good))
    .join(words.comma);

const adjustmentSaid = ({ words }: DinnerWords, { _tag, by }: Adjustment): string => {
  switch (_tag) {
    case "cheaper":
      return words.cheaper(by);
    case "nearer":
      return words.nearer(by);
    case "waitresses":
      return words.moreWaitresses(by);
    case "earlier":
      return words.earlier(by);
  }
};

/** A change to a chain: `2 pizzas and $1 cheaper`. */
export const changeSaid = (dinnerWords: DinnerWords, { goods, adjustment }: ChainChange): string => {
  const more = goodsSaid(dinnerWords, goods);
  if (!adjustment) return more;
  return more === ""
    ? adjustmentSaid(dinnerWords, adjustment)
    : dinnerWords.words.both(more, adjustmentSaid(dinnerWords, adjustment));
};

/** How sure a forecast is, in a word. */
export const certaintySaid = ({ words }: Pick<DinnerWords, "words">, certainty: Forecast["certainty"]): string =>
  ({ sure: words.sure, "as-it-stands": words.standing, open: words.open, unknown: words.unknown })[certainty];

/** What would change it: `Blue, if it gets 2 pizzas`. */
export const conditionsSaid = (dinnerWords: DinnerWords, { conditions }: Forecast): readonly string[] =>
  conditions.map(({ seat, needs }) =>
    needs === "order"
      ? dinnerWords.words.ifEarlier(dinnerWords.names(seat))
      : dinnerWords.words.ifGoods(dinnerWords.names(seat), goodsSaid(dinnerWords, needs)),
  );

/** A house missed by more than this is nobody's near miss: in dollars and in waitresses. */
const NEAR_MISS = { sum: 2, waitresses: 1, order: 0 } as const;

/** By how little the viewer misses a house, in words; null where they serve it, could not, or are far from it. */
export const missedSaid = (
  { words }: Pick<DinnerWords, "words">,
  offers: readonly Offer[],
  seat: Seat | null,
): string | null => {
  const missed = missedBy(offers, seat);
  return missed && missed.count <= NEAR_MISS[missed.by] ? words.missed[missed.by](missed.count) : null;
};

const equation = (offer: Offer): string => `${offer.unitPrice}+${offer.distance}=${sumOf(offer)}`;

/** Why the first of these offers serves: both sums, or that nobody else could. */
export const reasonSaid = ({ words, names }: DinnerWords, offers: readonly Offer[]): string => {
  const [first] = offers;
  const reason = reasonOf(offers);
  if (!first || !reason) return words.nobody;
  if (reason._tag === "alone") return words.alone(equation(first));
  const { by, second } = reason;
  if (by === "rule") return words.preferred(equation(first), equation(second), names(second.seat));
  if (by === "sum") return words.beats(equation(first), equation(second), names(second.seat));
  const why = by === "order" ? words.byOrder : words.byWaitresses(first.waitresses, second.waitresses);
  return words.tie(equation(first), equation(second), names(second.seat), why);
};
