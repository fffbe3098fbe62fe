import type { EmployeeId, Square } from "@blueplate/engine";
import { day } from "@blueplate/engine/testing/day";
import { factsOf, order } from "@blueplate/engine/testing/position";
import { seatOf } from "@blueplate/kernel";
import { describe, expect, it } from "vitest";
import { tripsOf } from "../../src/index.ts";

const buy = (buyer: EmployeeId, from: Square, route: readonly Square[]) =>
  order("work.buyDrinks", { buyer, from, route });

describe("D-13, D-14 all trips of a buyer", () => {
  it("R3.7.2 the shortest trip of any entrance for every set of sources, the richest first", () => {
    const position = day(["cart-operator", "zeppelin-pilot"], {
      restaurants: [
        [
          [0, 0, "SE"],
          [10, 8, "NE"],
        ],
        [],
      ],
    });
    for (const buyer of ["cart-operator", "zeppelin-pilot"] as const) {
      const trips = tripsOf(position.ruleset, position.state, seatOf(0), buyer);
      const sets = trips.map(({ sources }) => sources.map(String).toSorted().join(" "));
      expect(new Set(sets).size).toBe(trips.length);
      for (const { from, route, distance, drinks } of trips) {
        expect(factsOf(position, buy(buyer, from, route))).toMatchObject([{ distance, drinks }]);
      }
      expect(trips.at(-1)?.sources).toEqual([]);
    }
  });
});
