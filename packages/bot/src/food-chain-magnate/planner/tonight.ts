import { allGoods, type Content, type House, perksOf, type Ruleset, type State, timesIn } from "@blueplate/engine";
import { UNREACHED } from "@blueplate/forecast";
import type { Seat } from "@blueplate/kernel";
import { memoizeRecent } from "../memoize.ts";
import { mostOfEach, type Capacity, type Pieces } from "./capacity.ts";
import { lackOf } from "./lack.ts";

/** A house that asks for something. */
export interface HungryHouse {
  readonly house: House;
  /** Its place among the houses of the town. */
  readonly at: number;
  readonly wants: Pieces;
  readonly count: number;
  readonly factor: number;
}

const wantedBy = (content: Content, demand: House["demand"]): Pieces =>
  allGoods(content).map((good) => timesIn(demand, good));

/** Houses with this demand, in the order in which they eat. */
export const hungryHouses = (ruleset: Ruleset, state: State, houses: readonly House[]): readonly HungryHouse[] =>
  houses.flatMap((house, at) =>
    house.demand.length === 0
      ? []
      : [
          {
            house,
            at,
            wants: wantedBy(ruleset.content, house.demand),
            count: house.demand.length,
            factor: ruleset.formulas.priceFactor(ruleset, state, house),
          },
        ],
  );

/** A chain at dinner. */
export interface Seller {
  readonly seat: Seat;
  readonly unitPrice: number;
  readonly waitresses: number;
  /** Its place in the order of business. */
  readonly place: number;
  /** By the houses of the town. */
  readonly distances: readonly number[];
  readonly capacity: Capacity;
  /** Dollars beside the price for a piece of each good. */
  readonly bonus: Pieces;
}

/** The bonus of a chain for each good. */
export const bonusesOf = (ruleset: Ruleset, state: State, seat: Seat): Pieces => {
  const chain = state.chains[seat];
  const goods = allGoods(ruleset.content);
  if (!chain || perksOf(ruleset.content, chain, "bonus").length === 0) return nothingOf(goods.length);
  return goods.map((good) => ruleset.formulas.bonusFor(ruleset, state, seat, good));
};

/** How an evening goes: who serves each hungry house, as a place among the sellers or -1, and what each of them earns and uses up. */
export interface Evening {
  readonly served: readonly number[];
  readonly income: readonly number[];
  readonly units: readonly number[];
  readonly used: readonly (readonly number[])[];
  /** Dollars of houses that one's own chain would win if it had a little more: what is lacking counts doubly. */
  readonly missed: number;
  /** By good: true where one's own chain would need it for a house that it has too little for. */
  readonly lacked: readonly boolean[];
}

const sumAt = ({ unitPrice, distances }: Seller, at: number): number => unitPrice + (distances[at] ?? UNREACHED);

const better = (a: Seller, b: Seller, at: number): boolean => {
  const ahead = sumAt(a, at) - sumAt(b, at);
  if (ahead !== 0) return ahead < 0;
  return a.waitresses === b.waitresses ? a.place < b.place : a.waitresses > b.waitresses;
};

const reaches = ({ distances }: Seller, at: number): boolean => (distances[at] ?? UNREACHED) < UNREACHED;

/** The income of a chain from a house. */
export const incomeFrom = (seller: Seller, { wants, count, factor }: HungryHouse): number => {
  let income = count * seller.unitPrice * factor;
  for (let at = 0; at < wants.length; at++) income += (wants[at] ?? 0) * (seller.bonus[at] ?? 0);
  return income;
};

/** How nearly a chain would have won a house that another one serves: less for every dollar of difference. */
const nearly = (seller: Seller, before: Seller, at: number): number => {
  const behind = sumAt(seller, at) - sumAt(before, at);
  return 0.5 / (1 + behind * behind);
};

const noteNeed = (lacked: boolean[], used: Pieces, wants: Pieces): void => {
  for (let at = 0; at < wants.length; at++) lacked[at] ||= (wants[at] ?? 0) + (used[at] ?? 0) > 0;
};

const sumOf = (one: Pieces, other: Pieces): Pieces => {
  const sum: number[] = [];
  for (let at = 0; at < one.length; at++) sum.push((one[at] ?? 0) + (other[at] ?? 0));
  return sum;
};

/** Nothing of each of so many goods. */
const nothingOf = (goods: number): Pieces => (NOTHING[goods] ??= Array.from({ length: goods }, () => 0));
const NOTHING: Pieces[] = [];

/** True where there is enough for a house, as far as can be said of each good by itself. */
const mayServe = (most: Pieces, wants: Pieces): boolean => {
  for (let at = 0; at < wants.length; at++) if ((wants[at] ?? 0) > (most[at] ?? 0)) return false;
  return true;
};

/** The sellers that reach a house and may have what it wants, as places among them, the best offer first: of equal ones whoever stands first. */
const rankedAt = (
  sellers: readonly Seller[],
  most: readonly Pieces[],
  { at, wants }: HungryHouse,
): readonly number[] => {
  const ranked: number[] = [];
  for (const [index, seller] of sellers.entries()) {
    if (!reaches(seller, at) || !mayServe(most[index] ?? [], wants)) continue;
    const before = ranked.findIndex((each) => isBetter(seller, sellers[each], at));
    ranked.splice(before < 0 ? ranked.length : before, 0, index);
  }
  return ranked;
};

const isBetter = (seller: Seller, other: Seller | undefined, at: number): boolean =>
  other !== undefined && better(seller, other, at);

const rankingsOf = memoizeRecent(
  (_: readonly Seller[]) => new Map<readonly HungryHouse[], readonly (readonly number[])[]>(),
);

/** By house who of the sellers is asked first: the same rivals meet the same guests whoever is at work in one's own chain. */
const rankingOf = (sellers: readonly Seller[], houses: readonly HungryHouse[]): readonly (readonly number[])[] => {
  const known = rankingsOf(sellers);
  const before = known.get(houses);
  if (before) return before;
  const most = sellers.map(({ capacity }) => mostOfEach(capacity));
  const ranking = houses.map((house) => rankedAt(sellers, most, house));
  known.set(houses, ranking);
  return ranking;
};

/** An evening as it goes on. */
interface Dinner extends Evening {
  readonly rivals: readonly Seller[];
  readonly own: Seller | null;
  readonly served: number[];
  readonly income: number[];
  readonly units: number[];
  readonly used: Pieces[];
  readonly lacked: boolean[];
  missed: number;
}

/** True when one's own chain has what the house wants; else it is noted what is lacking. */
const canServe = (dinner: Dinner, own: Seller, house: HungryHouse): boolean => {
  const used = dinner.used.at(-1) ?? [];
  const lack = lackOf(own.capacity, used, house.wants);
  if (lack === 0) return true;
  dinner.missed += incomeFrom(own, house) * Math.max(0, 1 - lack / house.count) ** 2;
  noteNeed(dinner.lacked, used, house.wants);
  return false;
};

/** Who serves a house: the best offer that has the goods; -1 when nobody does. */
const serverOf = (dinner: Dinner, house: HungryHouse, ranked: readonly number[]): number => {
  const { rivals, own, used } = dinner;
  let asked = own && reaches(own, house.at) ? own : null;
  for (const index of ranked) {
    const rival = rivals[index];
    if (!rival) continue;
    if (asked && better(asked, rival, house.at)) {
      if (canServe(dinner, asked, house)) return rivals.length;
      asked = null;
    }
    if (lackOf(rival.capacity, used[index] ?? [], house.wants) > 0) continue;
    if (asked) dinner.missed += incomeFrom(asked, house) * nearly(asked, rival, house.at);
    return index;
  }
  return asked && canServe(dinner, asked, house) ? rivals.length : -1;
};

/**
 * Dinner as it goes when every chain makes what it can sell: houses in their order, each by the best offer that has the goods. One's own
 * chain, where there is one, stands behind the rivals in what is told of each.
 */
export const eveningOf = (
  houses: readonly HungryHouse[],
  rivals: readonly Seller[],
  own: Seller | null = null,
): Evening => {
  const sellers = own ? [...rivals, own] : rivals;
  const dinner: Dinner = {
    rivals,
    own,
    served: [],
    income: sellers.map(() => 0),
    units: sellers.map(() => 0),
    used: sellers.map(({ capacity }) => nothingOf(capacity.ready.length)),
    missed: 0,
    lacked: [],
  };
  const ranking = rankingOf(rivals, houses);
  for (const [nth, house] of houses.entries()) {
    const best = serverOf(dinner, house, ranking[nth] ?? []);
    dinner.served.push(best);
    const server = sellers[best];
    if (!server) continue;
    dinner.used[best] = sumOf(dinner.used[best] ?? [], house.wants);
    dinner.income[best] = (dinner.income[best] ?? 0) + incomeFrom(server, house);
    dinner.units[best] = (dinner.units[best] ?? 0) + house.count;
  }
  return dinner;
};
