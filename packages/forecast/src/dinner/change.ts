import {
  addCounts,
  type Goods,
  type House,
  kindsOf,
  milestoneId,
  type Offer,
  type Ruleset,
  type State,
  totalOf,
  withAbility,
} from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { dinnerOf } from "./dinner.ts";

/** A kind of change to a chain with its size: dollars off its price, waitresses more, borders nearer to a house, places earlier. */
export interface Adjustment {
  readonly _tag: "earlier" | "waitresses" | "cheaper" | "nearer";
  readonly by: number;
}

/** A change to one chain: goods more in its stock, and at most one adjustment. */
export interface ChainChange {
  readonly goods: Goods;
  readonly adjustment: Adjustment | null;
}

/** A change that makes a chain the one that serves a house. */
export interface Counterfactual {
  readonly house: number;
  readonly seat: Seat;
  readonly change: ChainChange;
}

/** How large a change is: goods, dollars, borders, waitresses and places count one each. */
export const sizeOf = ({ goods, adjustment }: ChainChange): number => totalOf(goods) + (adjustment?.by ?? 0);

/** The rules and the town with a change. */
export interface ChangedPosition {
  readonly ruleset: Ruleset;
  readonly state: State;
}

/** A chain before a house that it would like to serve. */
export interface ContestedHouse {
  readonly ruleset: Ruleset;
  readonly state: State;
  readonly house: House;
  readonly seat: Seat;
}

const withChain = (state: State, seat: Seat, change: (chain: State["chains"][number]) => object): State => ({
  ...state,
  chains: state.chains.map((chain) => (chain.seat === seat ? { ...chain, ...change(chain) } : chain)),
});

const CHEAPER = milestoneId("lens:Cheaper");

/** A milestone of its own: the formula of the price decides what it makes of it. */
const cheaper = ({ ruleset, state, seat }: ContestedHouse, by: number): ChangedPosition => {
  const { content } = ruleset;
  const row = { trigger: { _tag: "trained" }, perks: [{ _tag: "price", delta: -by }] } as const;
  return {
    ruleset: { ...ruleset, content: { ...content, milestones: { ...content.milestones, [CHEAPER]: row } } },
    state: withChain(state, seat, ({ milestones }) => ({
      milestones: [...milestones, { milestone: CHEAPER, round: state.round }],
    })),
  };
};

const waitresses = ({ ruleset, state, seat }: ContestedHouse, by: number): ChangedPosition => {
  const [card] = kindsOf(ruleset.content.employees).filter(
    (kind) => withAbility(ruleset.content, { [kind]: 1 }, "serve").length > 0,
  );
  if (card === undefined) return { ruleset, state };
  return { ruleset, state: withChain(state, seat, ({ atWork }) => ({ atWork: addCounts(atWork, { [card]: by }) })) };
};

/** Offers in turn order, as the rules rank them. */
export const inTurnOrder = (state: State, offers: readonly Offer[]): readonly Offer[] =>
  state.turnOrder.flatMap((seat) => offers.filter((offer) => offer.seat === seat));

/** The offers for this house with a shorter way for one of them, ranked as the rules rank them. */
const nearer = ({ ruleset, state, house, seat }: ContestedHouse, by: number): ChangedPosition => {
  const { formulas } = ruleset;
  const offersTo: typeof formulas.offersTo = (rules, now, each) => {
    const offers = formulas.offersTo(rules, now, each);
    if (each.house !== house.house) return offers;
    const moved = offers.map((offer) => (offer.seat === seat ? { ...offer, distance: offer.distance - by } : offer));
    return formulas.rankOffers(rules, now, each, inTurnOrder(now, moved));
  };
  return { ruleset: { ...ruleset, formulas: { ...formulas, offersTo } }, state };
};

const earlier = ({ ruleset, state, seat }: ContestedHouse, by: number): ChangedPosition => {
  const at = state.turnOrder.indexOf(seat);
  const others = state.turnOrder.filter((each) => each !== seat);
  return { ruleset, state: { ...state, turnOrder: others.toSpliced(Math.max(0, at - by), 0, seat) } };
};

const APPLY: Readonly<Record<Adjustment["_tag"], (wish: ContestedHouse, by: number) => ChangedPosition>> = {
  earlier,
  waitresses,
  cheaper,
  nearer,
};

/** The rules and the town as they would be with the change to the chain of `seat`; `nearer` moves it to this house only. */
export const changed = (
  ruleset: Ruleset,
  state: State,
  { house: number, seat, change }: Counterfactual,
): ChangedPosition => {
  const house = state.town.houses.find((each) => each.house === number);
  if (!house) return { ruleset, state };
  const stocked = withChain(state, seat, ({ stock }) => ({ stock: addCounts(stock, change.goods) }));
  const wish = { ruleset, state: stocked, house, seat };
  return change.adjustment ? APPLY[change.adjustment._tag](wish, change.adjustment.by) : wish;
};

/** Who serves the house, if dinner were now. */
export const serverOf = ({ ruleset, state }: ChangedPosition, house: number): Seat | null => {
  const last = dinnerOf(ruleset, state, house).sittings.at(-1)?.fact;
  return last?._tag === "HouseServed" && last.house === house ? last.seat : null;
};

/** True when the chain would serve the house with the change. */
export const isFlipped = ({ ruleset, state, house, seat }: ContestedHouse, change: ChainChange): boolean =>
  serverOf(changed(ruleset, state, { house: house.house, seat, change }), house.house) === seat;
