import {
  abilityOf,
  addCounts,
  type SalaryBill,
  type Cards,
  type Command,
  countAbility,
  countList,
  type EmployeeId,
  entriesOf,
  type Event,
  type Good,
  type Goods,
  type MilestoneId,
  moreDrinks,
  type Ruleset,
  type State,
  type StructureCount,
  structureOf,
  subtractCounts,
  totalOf,
  withAbility,
} from "@blueplate/engine";
import { open, type Rules, type Seat } from "@blueplate/kernel";
import { claimsIn, foreseeFacts } from "../acts/foresee.ts";
import { fillOrder, whoFits } from "./fill-order.ts";
import { type ChoiceRank, rankWith } from "./rank.ts";

/** Food of which a kitchen makes one good or another: of each so many if all its cooks make that one. */
export interface KitchenPower {
  readonly choices: readonly (readonly [good: Good, count: number])[];
}

/** What cards at work can do in a day, hires of the CEO included. */
export interface DailyCapacity {
  readonly hires: number;
  readonly trainings: number;
  readonly campaigns: number;
  /** Cooks with the same choice of goods stand together. */
  readonly food: readonly KitchenPower[];
  /** Cards that fetch or buy drinks. */
  readonly buyers: number;
  readonly builders: number;
  readonly openers: number;
  readonly waitresses: number;
}

const kitchenOf = (content: Ruleset["content"], atWork: Cards): readonly KitchenPower[] => {
  const kitchens = new Map<string, Goods>();
  for (const { count, ability } of withAbility(content, atWork, "cook")) {
    const all: Goods = Object.fromEntries(entriesOf(ability.makes).map(([good, made]) => [good, made * count]));
    const choice = Object.keys(all).toSorted().join();
    kitchens.set(choice, addCounts(kitchens.get(choice) ?? {}, all));
  }
  return [...kitchens.values()].map((made) => ({ choices: entriesOf(made) }));
};

/** What these cards can do in a day, once each: cards at work as they act are `formulas.workforce`. */
export const powersOf = ({ content }: Ruleset, atWork: Cards): DailyCapacity => {
  const sum = (list: readonly { readonly count: number; readonly each: number }[]): number =>
    list.reduce((total, { count, each }) => total + count * each, 0);
  const recruits = withAbility(content, atWork, "recruit").map(({ count, ability }) => ({
    count,
    each: ability.actions,
  }));
  const steps = withAbility(content, atWork, "train").map(({ count, ability }) => ({ count, each: ability.steps }));
  return {
    hires: content.constants.ceoRecruits + sum(recruits),
    trainings: sum(steps),
    campaigns: countAbility(content, atWork, "market"),
    food: kitchenOf(content, atWork),
    buyers: countAbility(content, atWork, "fetch") + countAbility(content, atWork, "buy"),
    builders: countAbility(content, atWork, "build"),
    openers: countAbility(content, atWork, "open"),
    waitresses: countAbility(content, atWork, "serve"),
  };
};

/** What a structure would mean, as far as its own seat can know. */
export interface StructureForecast {
  readonly structure: StructureCount;
  /** Slots that stay open; below 0 when too many are named (R5.7). */
  readonly open: number;
  /** When the seat would choose its position in the order. */
  readonly rank: ChoiceRank;
  /** Cards on the beach that training could bring on; who works cannot be trained that day (R9.3). */
  readonly trainees: number;
  /** Cards that stay on the beach though they would find a slot, where managers among them make room too, and no trainer waits for them. */
  readonly idle: number;
  readonly unitPrice: number;
  readonly powers: DailyCapacity;
  /** Those at work who fetch without a way, and how many drinks that is, with the milestones that the reveal brings (R11.3, R11.8). */
  readonly errands: { readonly persons: number; readonly drinks: number };
  /** The bill of payday if nobody is hired, trained or dismissed, the discount of unused recruiters included. */
  readonly bill: SalaryBill;
  /** Milestones that the reveal brings, whoever else meets them: they cannot be declined (R20.1). */
  readonly claims: readonly MilestoneId[];
  /** Dollars of discount that recruiters left on the beach would have saved (R17.5). */
  readonly discountLost: number;
}

/** The company as it works with these cards and everybody else of the hand on the beach. */
const working = (state: State, seat: Seat, atWork: Cards, beach: Cards): State => ({
  ...state,
  chains: state.chains.map((chain) =>
    chain.seat === seat ? { ...chain, atWork, beach, recruits: { persons: 0, byManagers: 0 } } : chain,
  ),
});

const discountOn = ({ content }: Ruleset, cards: Cards): number =>
  entriesOf(cards).reduce((sum, [employee, count]) => {
    const recruit = abilityOf(content, employee, "recruit");
    return sum + count * (recruit ? recruit.actions * recruit.unusedDiscount : 0);
  }, 0);

const traineesIn = ({ content }: Ruleset, cards: Cards): number =>
  entriesOf(cards).reduce(
    (sum, [employee, count]) => sum + ((content.employees[employee]?.becomes.length ?? 0) > 0 ? count : 0),
    0,
  );

const errandsOf = (ruleset: Ruleset, state: State, seat: Seat, atWork: Cards): StructureForecast["errands"] => {
  const more = moreDrinks(ruleset, state, seat);
  const fetchers = withAbility(ruleset.content, atWork, "fetch");
  return {
    persons: fetchers.reduce((sum, { count }) => sum + count, 0),
    drinks: fetchers.reduce((sum, { count, ability }) => sum + count * (ability.count + more), 0),
  };
};

/** What choosing these cards of the hand for the next day would mean (R5, R14.3, R17.4). */
export const structureForecastOf = (
  ruleset: Ruleset,
  rules: Rules<State, Command, Event>,
  state: State,
  seat: Seat,
  employees: readonly EmployeeId[],
): StructureForecast => {
  const hand = open(state.chains[seat]?.hand ?? { _tag: "Envelope", readers: [], content: null }, seat) ?? {};
  const atWork = countList(employees);
  const beach = subtractCounts(hand, atWork);
  const structure = structureOf(ruleset, atWork);
  const after = working(state, seat, atWork, beach);
  const { formulas } = ruleset;
  const busy = state.chains[seat]?.busy ?? [];
  const revealed: Event = {
    _tag: "StructuresRevealed",
    structures: [{ seat, selected: employees, atWork, beach, overfilled: false }],
  };
  const seen = foreseeFacts(rules, { ...state, turnOrder: [seat] }, [revealed]);
  const slots = state.ceoSlots + structure.slots - structure.managers - structure.others;
  const workforce = formulas.workforce(ruleset, after, seat);
  const powers = powersOf(ruleset, workforce);
  const trainees = traineesIn(ruleset, beach);
  // Who would work besides, if whoever works stays and everybody came who fits.
  const more = whoFits(ruleset, state.ceoSlots, fillOrder(ruleset, hand, employees)).length - employees.length;
  return {
    structure,
    open: slots,
    // Too many send everybody to the beach (R5.8).
    rank: rankWith(ruleset, state, seat, slots < 0 ? state.ceoSlots : slots),
    trainees,
    unitPrice: formulas.unitPrice(ruleset, after, seat),
    idle: Math.max(0, Math.min(more, totalOf(beach) - Math.min(powers.trainings, trainees))),
    powers,
    errands: errandsOf(ruleset, seen.state, seat, workforce),
    bill: formulas.billOf(ruleset, after, seat, { atWork, beach, busy }),
    claims: claimsIn(seen.events, seat),
    discountLost: discountOn(ruleset, beach),
  };
};
