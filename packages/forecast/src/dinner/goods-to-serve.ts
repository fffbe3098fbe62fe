import {
  countList,
  countOf,
  entriesOf,
  type Good,
  type Goods,
  holds,
  type House,
  kindsOf,
  type Ruleset,
  type State,
  totalOf,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { isFlipped, type ContestedHouse } from "./change.ts";
import { besideGoods } from "./unmarketed-goods.ts";
import { type Contender, missingOf, type Service } from "./dinner.ts";

/** What all houses up to this one want together. */
const wantedUntil = (state: State, until: House): Goods =>
  countList(state.town.houses.filter(({ house }) => house <= until.house).flatMap(({ demand }) => demand));

/** True when the seat has enough for every house up to this one, whichever of them it comes to serve. */
export const hasEnough = (state: State, seat: Seat, until: House): boolean => {
  const wanted = wantedUntil(state, until);
  const stock = state.chains[seat]?.stock ?? {};
  return kindsOf(countList(until.demand)).every((good) => countOf(stock, good) >= countOf(wanted, good));
};

/** Sets of goods tried for one house: far more than hungry streets ask for. */
const TRIES = 200;

/** All sets with so many goods between two bounds, kind by kind. */
const setsOf = (kinds: readonly Good[], least: Goods, most: Goods, total: number): readonly Goods[] => {
  const [kind, ...others] = kinds;
  if (kind === undefined) return total === 0 ? [{}] : [];
  const [from, to] = [countOf(least, kind), Math.min(total, countOf(most, kind))];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, more) => from + more).flatMap((count) =>
    setsOf(others, least, most, total - count).map((rest) => (count > 0 ? { [kind]: count, ...rest } : rest)),
  );
};

/** True where a chain that comes first anyway can serve the house whatever happens before: then no goods help. */
const isHopeless = ({ state, house, seat }: ContestedHouse, contenders: readonly Contender[]): boolean => {
  const at = contenders.findIndex((each) => each.seat === seat);
  return at < 0 || contenders.slice(0, at).some((each) => hasEnough(state, each.seat, house));
};

/** Which goods a chain may get: of each kind at most so many, and whether it may get all of them together. */
export interface GoodsLimit {
  atMost(good: Good): number;
  can(goods: Goods): boolean;
}

const ANYTHING: GoodsLimit = { atMost: () => Number.POSITIVE_INFINITY, can: () => true };

/** Between which counts of each kind the answer lies: what is lacking at least, and what all houses up to this one want. */
const boundsFor = (
  { state, house, seat }: ContestedHouse,
  within: GoodsLimit,
): { readonly least: Goods; readonly most: Goods } => {
  const stock = state.chains[seat]?.stock ?? {};
  const most = entriesOf(missingOf(stock, wantedUntil(state, house))).map(([good, count]) => [
    good,
    Math.min(count, within.atMost(good)),
  ]);
  return { least: missingOf(stock, countList(house.demand)), most: Object.fromEntries(most) };
};

/** Sets of the goods that are asked for, by how many they are; none where what is lacking is out of reach or would not help. */
const askedSets = (wish: ContestedHouse, contenders: readonly Contender[], within: GoodsLimit) => {
  const { least, most } = boundsFor(wish, within);
  if (!holds(most, least) || isHopeless(wish, contenders)) return { most: 0, of: (): readonly Goods[] => [] };
  const kinds = kindsOf(countList(wish.house.demand));
  return { most: totalOf(most), of: (total: number) => setsOf(kinds, least, most, total) };
};

/** Goods that no house asks for, one kind at a time: so many as a rule of theirs may want, at most one for each token. */
const besideSets = (
  { ruleset, state, house, seat }: ContestedHouse,
  within: GoodsLimit,
  total: number,
): readonly Goods[] =>
  besideGoods(ruleset)
    .filter((good) => countOf(state.chains[seat]?.stock ?? {}, good) + total <= house.demand.length)
    .filter((good) => total <= within.atMost(good))
    .map((good) => ({ [good]: total }));

/**
 * The fewest goods with which a chain would serve the house, earlier houses that it would then serve too included, out of those
 * `within` reach: what is asked for, or goods that are sold by a rule of their own. Null where no goods help.
 */
export const goodsToServe = (
  ruleset: Ruleset,
  state: State,
  service: Service,
  seat: Seat,
  within: GoodsLimit = ANYTHING,
): Goods | null => {
  const house = state.town.houses.find((each) => each.house === service.house);
  if (!house) return null;
  const wish = { ruleset, state, house, seat };
  const asked = askedSets(wish, service.contenders, within);
  const most = Math.max(asked.most, besideGoods(ruleset).length > 0 ? house.demand.length : 0);
  let tries = TRIES;
  for (let total = 1; total <= most; total++) {
    for (const goods of [...asked.of(total), ...besideSets(wish, within, total)].filter((each) => within.can(each))) {
      if (isFlipped(wish, { goods, adjustment: null })) return goods;
      tries--;
      if (tries === 0) return null;
    }
  }
  return null;
};
