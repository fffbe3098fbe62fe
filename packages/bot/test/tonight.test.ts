import { seatOf } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { UNREACHED } from "@blueplate/forecast";
import { type Evening, eveningOf, type HungryHouse, type Seller } from "../src/food-chain-magnate/planner/tonight.ts";

/** Numbers from 0 up to below a bound, the same ones for the same start. */
const numbersFrom = (start: number): ((below: number) => number) => {
  let state = start * 2_654_435_761 + 1;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const HOUSES = 6;

const sellerFrom = (number: (below: number) => number, seat: number): Seller => ({
  seat: seatOf(seat),
  unitPrice: 8 + number(3),
  waitresses: number(2),
  place: seat,
  distances: Array.from({ length: HOUSES }, () => (number(5) === 0 ? UNREACHED : number(4))),
  capacity: { ready: [number(4), number(4)], makers: [], fetchers: [], trips: [] },
  bonus: [0, 5],
});

const houseFrom = (number: (below: number) => number, at: number): HungryHouse => {
  const wants = [number(3), number(2)];
  const count = wants.reduce((sum, each) => sum + each, 0);
  return { house: { house: at, at: [at, 0], printed: true, garden: null, demand: [] }, at, wants, count, factor: 1 };
};

/** Who serves each house when every one that reaches it and has the goods is compared with all others. */
const servedByRule = (houses: readonly HungryHouse[], sellers: readonly Seller[]): readonly number[] => {
  const left = sellers.map(({ capacity }) => [...capacity.ready]);
  return houses.map(({ at, wants }) => {
    const [best] = sellers
      .flatMap((seller, index) => {
        const distance = seller.distances[at] ?? UNREACHED;
        const has = wants.every((count, good) => count <= (left[index]?.[good] ?? 0));
        return distance < UNREACHED && has ? [{ index, seller, sum: seller.unitPrice + distance }] : [];
      })
      .toSorted(
        (a, b) => a.sum - b.sum || b.seller.waitresses - a.seller.waitresses || a.seller.place - b.seller.place,
      );
    for (const [good, count] of wants.entries()) {
      const stock = left[best?.index ?? -1];
      if (stock) stock[good] = (stock[good] ?? 0) - count;
    }
    return best?.index ?? -1;
  });
};

const evening = (start: number) => {
  const number = numbersFrom(start);
  const houses = Array.from({ length: HOUSES }, (_, at) => houseFrom(number, at));
  const rivals = [0, 1, 2].map((seat) => sellerFrom(number, seat));
  return { houses, rivals, own: sellerFrom(number, 3) };
};

describe("an evening as a planner foresees it", () => {
  it("gives every house to the best offer that has the goods, one's own among them", () => {
    for (let start = 0; start < 300; start++) {
      const { houses, rivals, own } = evening(start);
      expect(eveningOf(houses, rivals, own).served, `evening ${start}`).toEqual(servedByRule(houses, [...rivals, own]));
      expect(eveningOf(houses, rivals).served, `evening ${start}, rivals`).toEqual(servedByRule(houses, rivals));
    }
  });

  it("goes the same for the same rivals whoever came against them before", () => {
    const { houses, rivals, own } = evening(7);
    const cheap: Seller = { ...own, unitPrice: 1 };
    const [first, , again]: readonly Evening[] = [own, cheap, own].map((each) => eveningOf(houses, rivals, each));
    expect(again).toEqual(first);
    expect(eveningOf(houses.toReversed(), rivals, own).served).toEqual(
      servedByRule(houses.toReversed(), [...rivals, own]),
    );
  });

  it("asks whoever can make, fetch or buy what a house wants, and nobody who has too little of a good whatever is done", () => {
    const { own } = evening(7);
    const only = (capacity: Partial<Seller["capacity"]>): Seller => ({
      ...own,
      distances: [0, 0],
      capacity: { ready: [0, 0], makers: [], fetchers: [], trips: [], ...capacity },
    });
    const house = (wants: readonly number[]): HungryHouse => ({ ...houseFrom(() => 0, 0), wants, count: 1 });
    const trip = { from: [0, 0], route: [], drinks: {}, pieces: [0, 2] } as const;
    const able = {
      makers: only({ makers: [[2, 2]] }),
      fetchers: only({ fetchers: [[0, 2]] }),
      trips: only({ trips: [[trip]] }),
    };
    for (const [way, seller] of Object.entries(able)) {
      expect(eveningOf([house([0, 2])], [seller]).served, way).toEqual([0]);
      expect(eveningOf([house([0, 3])], [seller]).served, way).toEqual([-1]);
    }
    expect(eveningOf([house([1, 1])], [able.makers]).served, "one card makes one of both").toEqual([-1]);
  });
});
