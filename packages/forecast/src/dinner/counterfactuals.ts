import { type Goods, isNothing, rankedOffers, type Ruleset, type State } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import {
  type ChainChange,
  type Counterfactual,
  inTurnOrder,
  isFlipped,
  type Adjustment,
  sizeOf,
  type ContestedHouse,
} from "./change.ts";
import { type Contender, type Service, servicesOf } from "./dinner.ts";
import { besideGoods } from "./unmarketed-goods.ts";
import { goodsToServe } from "./goods-to-serve.ts";

/** How far it makes sense to try each kind of adjustment: as far as puts the chain before everybody else who has a road. */
const mostOf = ({ state }: ContestedHouse, contenders: readonly Contender[], mine: Contender) => {
  const gap = mine.sum - Math.min(...contenders.map(({ sum }) => sum)) + 1;
  const isUsualRank = rankedOffers(inTurnOrder(state, contenders)).every((each, at) => each === contenders[at]);
  return {
    earlier: mine.place - 1,
    waitresses: Math.max(...contenders.map((each) => each.waitresses)) - mine.waitresses + 1,
    cheaper: gap,
    // A variant that ranks otherwise is not asked about ways.
    nearer: isUsualRank ? Math.min(gap, mine.distance) : 0,
  };
};

const smallestAdjustment = (
  wish: ContestedHouse,
  goods: Goods,
  _tag: Adjustment["_tag"],
  most: number,
): ChainChange | null => {
  for (let by = 1; by <= most; by++) {
    const change = { goods, adjustment: { _tag, by } };
    if (isFlipped(wish, change)) return change;
  }
  return null;
};

/**
 * The smallest changes of each kind that would make `seat` serve the house, the smallest first (`sizeOf`; of equal ones goods,
 * then order, waitresses, price, way). Each is found by holding the dinner anew with the change, from its smallest size up. A
 * chain that lacks goods gets the fewest that suffice; where they do not, what it lacks, together with one adjustment. Empty
 * for who serves already, and where nothing of this helps.
 */
export const counterfactualsOf = (
  ruleset: Ruleset,
  state: State,
  service: Service,
  seat: Seat,
): readonly Counterfactual[] => {
  const house = state.town.houses.find((each) => each.house === service.house);
  const mine = service.contenders.find((each) => each.seat === seat);
  if (!house || !mine || service.offers[0]?.seat === seat) return [];
  const wish = { ruleset, state, house, seat };
  const lacks = !isNothing(mine.missing);
  const goods = lacks || besideGoods(ruleset).length > 0 ? goodsToServe(ruleset, state, service, seat) : null;
  const most = mostOf(wish, service.contenders, mine);
  const adjustments = goods && lacks ? [] : (["earlier", "waitresses", "cheaper", "nearer"] as const);
  const changes = [
    goods && { goods, adjustment: null },
    ...adjustments.map((tag) => smallestAdjustment(wish, mine.missing, tag, most[tag])),
  ].filter((change) => change !== null);
  return changes
    .toSorted((a, b) => sizeOf(a) - sizeOf(b))
    .map((change): Counterfactual => ({ house: service.house, seat, change }));
};

/** The chain that would serve if the one that does were not there; null when nobody else has a road to the house. */
export const nextInLine = ({ offers, contenders }: Service): Seat | null =>
  offers[1]?.seat ?? contenders.find(({ seat }) => seat !== offers[0]?.seat)?.seat ?? null;

/**
 * What would flip a house (`counterfactualsOf`): for those who would come first if they had the goods, for the next in line, and
 * for the asking seat.
 */
export const counterfactualsAt = (
  ruleset: Ruleset,
  state: State,
  number: number,
  asking: Seat | null,
): readonly { readonly seat: Seat; readonly counterfactuals: readonly Counterfactual[] }[] => {
  const service = servicesOf(ruleset, state).find((each) => each.house === number);
  if (!service) return [];
  const { offers, contenders } = service;
  const at = contenders.findIndex(({ seat }) => seat === offers[0]?.seat);
  const before = contenders.slice(0, Math.max(0, at)).map(({ seat }) => seat);
  const seats = [...before, nextInLine(service), asking].filter((seat) => seat !== null);
  const losers = new Set(seats.filter((seat) => seat !== offers[0]?.seat));
  return [...losers].map((seat) => ({ seat, counterfactuals: counterfactualsOf(ruleset, state, service, seat) }));
};
