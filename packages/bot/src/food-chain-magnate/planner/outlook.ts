import {
  addCounts,
  type Cards,
  type Chain,
  countAbility,
  countSalaried,
  entriesOf,
  type EmployeeId,
  perksOf,
  type Ruleset,
  type State,
  subtractCounts,
  withAbility,
} from "@blueplate/engine";
import { open, type Seat } from "@blueplate/kernel";
import { mine, owned } from "../company.ts";
import type { DecisionContext } from "../table.ts";
import type { Archetype } from "./archetypes.ts";
import type { Blinkers } from "./blinkers.ts";
import { distancesOf } from "../distances.ts";
import { capacityOf } from "./capacity.ts";
import { bonusesOf, type Seller, type Evening, eveningOf, type HungryHouse, hungryHouses } from "./tonight.ts";

/** What a seat looks at when it plans: the position as it knows it, with the hands that it has seen laid. */
export interface PlanContext extends DecisionContext {
  /** Hands of other chains by seat, as far as they are known though they are closed now. */
  readonly hands: readonly (Cards | null)[];
  /** What the company means to become. */
  readonly archetype: Archetype;
  readonly blinkers: Blinkers;
}

/** The cards of a chain that are not away, as far as the seat knows them. */
export const homeOf = (here: PlanContext, chain: Chain): Cards =>
  [chain.atWork, chain.beach, open(chain.hand, here.seat) ?? here.hands[chain.seat] ?? {}].reduce(addCounts, {});

/** The state with other cards at work in a chain. */
export const withCards = (state: State, seat: Seat, atWork: Cards): State => ({
  ...state,
  chains: state.chains.map((chain) => (chain.seat === seat ? { ...chain, atWork } : chain)),
});

/** A chain as it comes to dinner with these cards at work, of whom those in `acting` are still to make and bring something. */
export const sellerWith = (ruleset: Ruleset, state: State, chain: Chain, atWork: Cards, acting: Cards): Seller =>
  sellerIn(ruleset, chain.atWork === atWork ? state : withCards(state, chain.seat, atWork), chain, acting);

/** The same in a state in which these cards are at work already. */
export const sellerIn = (ruleset: Ruleset, state: State, chain: Chain, acting: Cards): Seller => {
  const { seat } = chain;
  const now = state.chains[seat] ?? chain;
  return {
    seat,
    unitPrice: ruleset.formulas.unitPrice(ruleset, state, seat),
    waitresses: countAbility(ruleset.content, ruleset.formulas.workforce(ruleset, state, seat), "serve"),
    place: state.turnOrder.indexOf(seat),
    distances: distancesOf(ruleset, state, now),
    capacity: capacityOf(ruleset, state, now, acting),
    bonus: bonusesOf(ruleset, state, seat),
  };
};

/** Cards without those that raise the price: what a rival brings to a fight over guests. */
export const withoutLuxury = ({ content }: Ruleset, cards: Cards): Cards => {
  const dear = withAbility(content, cards, "price").filter(({ ability }) => ability.delta > 0);
  return dear.length === 0
    ? cards
    : subtractCounts(cards, Object.fromEntries(dear.map(({ employee, count }) => [employee, count])));
};

/** Who of a chain can still act today: nobody once its day is over, everybody before it. */
export const yetToAct = ({ stage }: State, chain: Chain): Cards => {
  if (stage._tag !== "working") return stage._tag === "order-of-business" ? chain.atWork : {};
  if (stage.turn.seat === chain.seat)
    return stage.turn.ended ? {} : subtractCounts(chain.atWork, onlyHeld(stage.turn.acted, chain.atWork));
  return stage.queue.includes(chain.seat) ? chain.atWork : {};
};

/** Of cards that have acted those that are still at work: marketeers have left. */
const onlyHeld = (acted: Cards, atWork: Cards): Cards =>
  Object.fromEntries(
    entriesOf(acted).flatMap(([kind, count]) => {
      const held = Math.min(count, atWork[kind] ?? 0);
      return held > 0 ? [[kind, held]] : [];
    }),
  );

/** The chains that compete with the seat. */
export const othersOf = ({ state, seat }: PlanContext): readonly Chain[] =>
  state.chains.filter((chain) => chain.seat !== seat && !chain.bankrupt);

/** The other chains as they may come to dinner tonight: while structures are sealed with everybody they have at work. */
export const rivalsTonight = (here: PlanContext): readonly Seller[] => {
  const { ruleset, state } = here;
  const sealed = state.stage._tag === "restructuring";
  return othersOf(here).map((chain) => {
    const cards = sealed ? withoutLuxury(ruleset, homeOf(here, chain)) : chain.atWork;
    return sellerWith(ruleset, state, chain, cards, sealed ? cards : yetToAct(state, chain));
  });
};

/** Dollars that a chain can still take out of the bank before the game ends, roughly. */
const bankLeft = ({ ruleset, state, seat }: PlanContext): number => {
  const { content } = ruleset;
  const { bank, chains } = state;
  if (bank.breaks + 1 >= content.constants.breaksToEnd) return Math.max(0, bank.stock);
  const rows = content.reserves;
  const usual = rows.length === 0 ? 0 : rows.reduce((sum, { amount }) => sum + amount, 0) / rows.length;
  const seen = chains[seat]?.seenReserves ?? null;
  const known = seen === null ? null : open(seen, seat);
  return chains.reduce(
    (sum, chain) => {
      const own = chain.reserve ? open(chain.reserve, seat) : null;
      const face = known?.[chain.seat] ?? own;
      return sum + (rows.find((row) => row.face === face)?.amount ?? usual);
    },
    Math.max(0, bank.stock),
  );
};

/** What today's plan is made from. */
export interface Outlook extends PlanContext {
  readonly me: Chain;
  readonly home: Cards;
  /** Rounds that the game still lasts, this one included, roughly. */
  readonly roundsLeft: number;
  readonly tonight: readonly HungryHouse[];
  readonly rivals: readonly Seller[];
  /** The other chains as they would come with nobody at work. */
  readonly rivalsIdle: readonly Seller[];
  readonly own: Seller;
  /** How tonight goes as things stand. The last seller is one's own chain. */
  readonly evening: Evening;
}

/** Dollars that chains earn in a round in the beginning, each; games get richer. */
const EARNED_AT_LEAST = 24;

/** Nobody can tell what is further away. */
const ROUNDS_AT_MOST = 9;

/** Rounds that the game still lasts when tonight's dinners bring so much: a bank that holds more than that is asked once more at least. */
const roundsLeftOf = (here: PlanContext, earned: number): number => {
  const left = bankLeft(here);
  const rate = Math.max(EARNED_AT_LEAST * here.state.chains.length, earned * 1.2);
  return Math.max(earned < left ? 2 : 1, Math.min(ROUNDS_AT_MOST, 1 + left / rate));
};

/** The outlook of a seat for tonight. */
export const outlookOf = (here: PlanContext): Outlook => {
  const { ruleset, state } = here;
  const me = mine(here);
  const home = homeOf(here, me);
  const sealed = state.stage._tag === "restructuring";
  const { _tag: phase } = state.stage;
  const isOver = phase === "payday" || phase === "marketing" || phase === "cleanup";
  const tonight = isOver ? [] : hungryHouses(ruleset, state, state.town.houses);
  const rivals = rivalsTonight(here);
  const acting = sealed ? home : yetToAct(state, me);
  const own = sellerWith(ruleset, state, me, sealed ? withoutLuxury(ruleset, home) : me.atWork, acting);
  const evening = eveningOf(tonight, rivals, own);
  const earned = evening.income.reduce((sum, each) => sum + each, 0);
  return {
    ...here,
    me,
    home,
    roundsLeft: Math.min(here.blinkers.horizonInRounds, roundsLeftOf(here, earned)),
    tonight,
    rivals,
    rivalsIdle: sealed ? othersOf(here).map((chain) => sellerWith(ruleset, state, chain, {}, {})) : rivals,
    own,
    evening,
  };
};

/** What an evening is worth to the last of its sellers: its income, and something for what others do not get. */
export const worthOfEvening = (evening: Evening, rivalry: number): number => {
  const own = evening.income.at(-1) ?? 0;
  const others = evening.income.reduce((sum, each) => sum + each, 0) - own;
  return own - others * rivalry + evening.missed * 0.3;
};

/** The perk that halves salaries is the one most worth having: dollars that it takes off the bill every round. */
export const salaryDiscountOf = ({ ruleset }: PlanContext, chain: Chain): number =>
  perksOf(ruleset.content, chain, "salaryDiscount").reduce((sum, { amount }) => sum + amount, 0);

/** What tonight's salaries come to; below 0 where the discount is larger. */
export const salaryBill = (here: PlanContext): number => {
  const { ruleset } = here;
  const chain = mine(here);
  return countSalaried(ruleset, chain, owned(here)) * ruleset.content.constants.salary - salaryDiscountOf(here, chain);
};

/** True where one more salary can be paid tonight. */
export const canPayOneMore = (here: Outlook): boolean =>
  salaryBill(here) + here.ruleset.content.constants.salary <= here.me.cash + (here.evening.income.at(-1) ?? 0);

/** A copy of the cards with one more of a kind. */
export const withOne = (cards: Cards, kind: EmployeeId): Cards => addCounts(cards, { [kind]: 1 });
