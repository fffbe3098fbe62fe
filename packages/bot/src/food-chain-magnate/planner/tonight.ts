import { allGoods, type Content, type House, perksOf, type Ruleset, type State, timesIn } from "@blueplate/engine";
import type { Seat } from "@blueplate/kernel";
import { UNREACHED } from "./distances.ts";
import { lackOf, type Capacity, type Pieces } from "./capacity.ts";

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
  if (!chain || perksOf(ruleset.content, chain, "bonus").length === 0) return goods.map(() => 0);
  return goods.map((good) => ruleset.formulas.bonusFor(ruleset, state, seat, good));
};

/** How an evening goes: who serves each hungry house, as a place among the sellers or -1, and what each of them earns and uses up. */
export interface Evening {
  readonly served: readonly number[];
  readonly income: readonly number[];
  readonly units: readonly number[];
  readonly used: readonly (readonly number[])[];
  /** Dollars of houses that the last seller would win if it had a little more: what is lacking counts doubly. */
  readonly missed: number;
  /** By good: true where the last seller would need it for a house that it has too little for. */
  readonly lacked: readonly boolean[];
}

const sumAt = ({ unitPrice, distances }: Seller, at: number): number => unitPrice + (distances[at] ?? UNREACHED);

const better = (a: Seller, b: Seller, at: number): boolean => {
  const ahead = sumAt(a, at) - sumAt(b, at);
  if (ahead !== 0) return ahead < 0;
  return a.waitresses === b.waitresses ? a.place < b.place : a.waitresses > b.waitresses;
};

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

const addPieces = (sum: number[] | undefined, pieces: Pieces): void => {
  if (!sum) return;
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (pieces[at] ?? 0);
};

/** Dinner as it goes when every chain makes what it can sell: houses in their order, each by the best offer that has the goods. */
export const eveningOf = (houses: readonly HungryHouse[], sellers: readonly Seller[]): Evening => {
  const served: number[] = [];
  const income = sellers.map(() => 0);
  const units = sellers.map(() => 0);
  const used: number[][] = sellers.map(({ capacity }) => capacity.stock.map(() => 0));
  let missed = 0;
  const lacked: boolean[] = [];
  const last = sellers.length - 1;
  for (const house of houses) {
    let best = -1;
    for (let index = 0; index < sellers.length; index++) {
      const seller = sellers[index];
      if (!seller || (seller.distances[house.at] ?? UNREACHED) >= UNREACHED) continue;
      const before = sellers[best];
      if (before && !better(seller, before, house.at)) {
        if (index === last) missed += incomeFrom(seller, house) * nearly(seller, before, house.at);
        continue;
      }
      const lack = lackOf(seller.capacity, used[index] ?? [], house.wants);
      if (lack > 0) {
        if (index !== last) continue;
        missed += incomeFrom(seller, house) * Math.max(0, 1 - lack / house.count) ** 2;
        noteNeed(lacked, used[index] ?? [], house.wants);
        continue;
      }
      best = index;
    }
    served.push(best);
    const server = sellers[best];
    if (!server) continue;
    addPieces(used[best], house.wants);
    income[best] = (income[best] ?? 0) + incomeFrom(server, house);
    units[best] = (units[best] ?? 0) + house.count;
  }
  return { served, income, units, used, missed, lacked };
};
