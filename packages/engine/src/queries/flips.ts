import type { Seat } from "@blueplate/kernel";
import { withAbility } from "../content/index.ts";
import { rankedOffers, type Ruleset } from "../formulas/index.ts";
import {
  addCounts,
  countList,
  countOf,
  type Good,
  type Goods,
  type House,
  isNothing,
  kindsOf,
  type Offer,
  type State,
  totalOf,
} from "../model/index.ts";
import { dinnerOf, missingOf, type Service, servicesOf, type Contender } from "./dinner.ts";

/** A kind of change to a chain with its size: dollars off its price, waitresses more, borders nearer to a house, places earlier. */
export interface Nudge {
  readonly _tag: "earlier" | "waitresses" | "cheaper" | "nearer";
  readonly by: number;
}

/** A change to one chain: goods more in its stock, and at most one nudge. */
export interface Change {
  readonly goods: Goods;
  readonly nudge: Nudge | null;
}

/** A change that makes a chain the one that serves a house. */
export interface Flip {
  readonly house: number;
  readonly seat: Seat;
  readonly change: Change;
}

/** How large a change is: goods, dollars, borders, waitresses and places count one each. */
export const sizeOf = ({ goods, nudge }: Change): number => totalOf(goods) + (nudge?.by ?? 0);

/** The rules and the town with a change. */
export interface Changed {
  readonly ruleset: Ruleset;
  readonly state: State;
}

/** A chain before a house that it would like to serve. */
interface Wish {
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly house: House;
  readonly seat: Seat;
}

const withChain = (state: State, seat: Seat, change: (chain: State["chains"][number]) => object): State => ({
  ...state,
  chains: state.chains.map((chain) => (chain.seat === seat ? { ...chain, ...change(chain) } : chain)),
});

const CHEAPER = "lens:cheaper";

/** A milestone of its own: the formula of the price decides what it makes of it. */
const cheaper = ({ ruleset, state, seat }: Wish, by: number): Changed => {
  const { content } = ruleset;
  const row = { trigger: { _tag: "trained" }, perks: [{ _tag: "price", delta: -by }] } as const;
  return {
    ruleset: { ...ruleset, content: { ...content, milestones: { ...content.milestones, [CHEAPER]: row } } },
    state: withChain(state, seat, ({ milestones }) => ({
      milestones: [...milestones, { milestone: CHEAPER, round: state.round }],
    })),
  };
};

const waitresses = ({ ruleset, state, seat }: Wish, by: number): Changed => {
  const [card] = kindsOf(ruleset.content.employees).filter(
    (kind) => withAbility(ruleset.content, { [kind]: 1 }, "serve").length > 0,
  );
  if (card === undefined) return { ruleset, state };
  return { ruleset, state: withChain(state, seat, ({ atWork }) => ({ atWork: addCounts(atWork, { [card]: by }) })) };
};

const inTurnOrder = (state: State, offers: readonly Offer[]): readonly Offer[] =>
  state.turnOrder.flatMap((seat) => offers.filter((offer) => offer.seat === seat));

/** The offers for this house with a shorter way for one of them, ranked as the rules rank them. */
const nearer = ({ ruleset, state, house, seat }: Wish, by: number): Changed => {
  const { formulas } = ruleset;
  const offersTo: typeof formulas.offersTo = (rules, now, each) => {
    const offers = formulas.offersTo(rules, now, each);
    if (each.house !== house.house) return offers;
    const moved = offers.map((offer) => (offer.seat === seat ? { ...offer, distance: offer.distance - by } : offer));
    return rankedOffers(inTurnOrder(now, moved));
  };
  return { ruleset: { ...ruleset, formulas: { ...formulas, offersTo } }, state };
};

const earlier = ({ ruleset, state, seat }: Wish, by: number): Changed => {
  const at = state.turnOrder.indexOf(seat);
  const others = state.turnOrder.filter((each) => each !== seat);
  return { ruleset, state: { ...state, turnOrder: others.toSpliced(Math.max(0, at - by), 0, seat) } };
};

const APPLY: Readonly<Record<Nudge["_tag"], (wish: Wish, by: number) => Changed>> = {
  earlier,
  waitresses,
  cheaper,
  nearer,
};

/** The rules and the town as they would be with the change to the chain of `seat`; `nearer` moves it to this house only. */
export const changed = (ruleset: Ruleset, state: State, { house: number, seat, change }: Flip): Changed => {
  const house = state.town.houses.find((each) => each.house === number);
  if (!house) return { ruleset, state };
  const stocked = withChain(state, seat, ({ stock }) => ({ stock: addCounts(stock, change.goods) }));
  const wish = { ruleset, state: stocked, house, seat };
  return change.nudge ? APPLY[change.nudge._tag](wish, change.nudge.by) : wish;
};

/** Who serves the house, if dinner were now. */
export const serverOf = ({ ruleset, state }: Changed, house: number): Seat | null => {
  const last = dinnerOf(ruleset, state, house).sittings.at(-1)?.fact;
  return last?._tag === "HouseServed" && last.house === house ? last.seat : null;
};

const isFlipped = ({ ruleset, state, house, seat }: Wish, change: Change): boolean =>
  serverOf(changed(ruleset, state, { house: house.house, seat, change }), house.house) === seat;

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
const TRIES = 400;

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
const isHopeless = ({ state, house, seat }: Wish, contenders: readonly Contender[]): boolean => {
  const at = contenders.findIndex((each) => each.seat === seat);
  return at < 0 || contenders.slice(0, at).some((each) => hasEnough(state, each.seat, house));
};

const fewestGoods = (wish: Wish, contenders: readonly Contender[]): Goods | null => {
  const { state, house, seat } = wish;
  if (isHopeless(wish, contenders)) return null;
  const stock = state.chains[seat]?.stock ?? {};
  const least = missingOf(stock, countList(house.demand));
  const kinds = kindsOf(countList(house.demand));
  const most = missingOf(stock, wantedUntil(state, house));
  let tries = TRIES;
  for (let total = Math.max(1, totalOf(least)); total <= totalOf(most); total++) {
    for (const goods of setsOf(kinds, least, most, total)) {
      if (isFlipped(wish, { goods, nudge: null })) return goods;
      tries--;
      if (tries === 0) return null;
    }
  }
  return null;
};

/**
 * The fewest goods with which a chain would serve the house, earlier houses that it would then serve too included; null where no
 * goods help.
 */
export const goodsToServe = (ruleset: Ruleset, state: State, service: Service, seat: Seat): Goods | null => {
  const house = state.town.houses.find((each) => each.house === service.house);
  return house ? fewestGoods({ ruleset, state, house, seat }, service.contenders) : null;
};

/** How far it makes sense to try each kind of nudge: as far as puts the chain before everybody else who has a road. */
const mostOf = ({ state }: Wish, contenders: readonly Contender[], mine: Contender) => {
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

const smallestNudge = (wish: Wish, goods: Goods, _tag: Nudge["_tag"], most: number): Change | null => {
  for (let by = 1; by <= most; by++) {
    const change = { goods, nudge: { _tag, by } };
    if (isFlipped(wish, change)) return change;
  }
  return null;
};

/**
 * The smallest changes of each kind that would make `seat` serve the house, the smallest first (`sizeOf`; of equal ones goods,
 * then order, waitresses, price, way). Each is found by holding the dinner anew with the change, from its smallest size up. A
 * chain that lacks goods gets the fewest that suffice; where they do not, what it lacks, together with one nudge. Empty for who
 * serves already, and where nothing of this helps.
 */
export const flipsOf = (ruleset: Ruleset, state: State, service: Service, seat: Seat): readonly Flip[] => {
  const house = state.town.houses.find((each) => each.house === service.house);
  const mine = service.contenders.find((each) => each.seat === seat);
  if (!house || !mine || service.offers[0]?.seat === seat) return [];
  const wish = { ruleset, state, house, seat };
  const goods = isNothing(mine.missing) ? null : fewestGoods(wish, service.contenders);
  const most = mostOf(wish, service.contenders, mine);
  const nudges = goods ? [] : (["earlier", "waitresses", "cheaper", "nearer"] as const);
  const changes = [
    goods && { goods, nudge: null },
    ...nudges.map((tag) => smallestNudge(wish, mine.missing, tag, most[tag])),
  ].filter((change) => change !== null);
  return changes
    .toSorted((a, b) => sizeOf(a) - sizeOf(b))
    .map((change): Flip => ({ house: service.house, seat, change }));
};

/** The chain that would serve if the one that does were not there; null when nobody else has a road to the house. */
export const nextInLine = ({ offers, contenders }: Service): Seat | null =>
  offers[1]?.seat ?? contenders.find(({ seat }) => seat !== offers[0]?.seat)?.seat ?? null;

/**
 * What would flip a house (`flipsOf`): for those who would come first if they had the goods, for the next in line, and for the
 * asking seat.
 */
export const flipsAt = (
  ruleset: Ruleset,
  state: State,
  number: number,
  asking: Seat | null,
): readonly { readonly seat: Seat; readonly flips: readonly Flip[] }[] => {
  const service = servicesOf(ruleset, state).find((each) => each.house === number);
  if (!service) return [];
  const { offers, contenders } = service;
  const at = contenders.findIndex(({ seat }) => seat === offers[0]?.seat);
  const before = contenders.slice(0, Math.max(0, at)).map(({ seat }) => seat);
  const seats = [...before, nextInLine(service), asking].filter((seat) => seat !== null);
  const losers = new Set(seats.filter((seat) => seat !== offers[0]?.seat));
  return [...losers].map((seat) => ({ seat, flips: flipsOf(ruleset, state, service, seat) }));
};
