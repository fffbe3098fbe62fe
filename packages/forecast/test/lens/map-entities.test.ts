import { loadRules } from "@blueplate/variants";
import { boardOf, squaresOfRestaurant } from "@blueplate/engine";
import {
  markedAt,
  spotOf,
  spotOfCampaign,
  squaresInTown,
  squaresOfEntity,
  entityAt,
  entitiesInTown,
} from "../../src/index.ts";
import { evening } from "@blueplate/variants/testing/evening";
import { Result } from "effect";
import { describe, expect, it } from "vitest";

const ruleset = Result.getOrThrow(loadRules({ modules: [], options: {}, seats: 2 })).ruleset;
const { state } = evening("working", [{}, {}], {
  turnOrder: ["p0", "p1"],
  houses: { 12: { garden: "N" } },
  campaigns: [
    { campaign: 14, owner: "p0", good: "beer", left: 2, at: [3, 5] },
    { campaign: 5, owner: "p1", good: "beer", left: 2, side: "W", offset: 2 },
  ],
});
const squares = (kind: string, id: string) => squaresOfEntity(ruleset, state, { kind, id });
const restaurant = state.chains[0]?.restaurants[0]?.at ?? [-1, -1];

describe("where a thing stands in town", () => {
  it("R3.6.1 a chain stands where its restaurants stand, and a square shows the restaurant on it", () => {
    expect(squares("seat", "0")).toHaveLength(4);
    expect(squares("square", restaurant.map((each) => each + 1).join())).toEqual(squares("seat", "0"));
    expect(squares("square", "9,9")).not.toEqual([]);
  });

  it("R3.6.1 a piece that does not stand yet is named by its squares", () => {
    const lot = squaresOfRestaurant([3, 4]);
    expect(spotOf(lot)).toEqual({ kind: "spot", id: "3,4,2,2" });
    expect(squares("spot", "3,4,2,2")).toEqual(lot);
    expect(squares("spot", "3,4,2")).toEqual([]);
    const [board, airplane] = state.town.campaigns;
    for (const each of [board, airplane]) {
      if (!each) throw new Error("two campaigns run");
      const { id } = spotOfCampaign(ruleset, state, each);
      expect(squares("spot", id)).toEqual(squares("campaign", String(each.campaign)));
    }
  });

  it("R3.5.1 a house has its garden with it", () => {
    const houses = state.town.houses.map(({ house, garden }) => [house, garden === null ? 4 : 6]);
    expect(houses.map(([house]) => [house, squares("house", String(house)).length])).toEqual(houses);
    expect(houses).toContainEqual([12, 6]);
  });

  it("R3.9.1 an airplane is seen along its edge, as many squares as it is wide", () => {
    expect(squares("campaign", "14").length).toBeGreaterThan(0);
    expect(squares("campaign", "5")).toEqual([
      [0, 2],
      [0, 3],
      [0, 4],
    ]);
  });

  it("R3.9.1 who marks an airplane beside the board means it, and beside free edges nothing", () => {
    const { width, height } = boardOf(ruleset, state.town.tiles);
    for (const at of [2, 3, 4]) expect(markedAt(ruleset, state, [-2, at])).toEqual({ kind: "campaign", id: "5" });
    const beside = [
      [-2, 5],
      [-2, 1],
      [-9, 3],
      [width + 1, 3],
      [3, -2],
      [3, height + 1],
      [-1, -1],
    ] as const;
    expect(beside.map((at) => markedAt(ruleset, state, at))).toEqual(beside.map(() => null));
  });

  it("everything with a name stands somewhere", () => {
    const all = entitiesInTown(state);
    expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["seat", "house", "campaign"]));
    expect(all.filter(({ kind, id }) => squares(kind, id).length === 0)).toEqual([]);
  });

  it("whatever can be marked on the map has a name: what stands in town, or its square, once", () => {
    const { width, height } = boardOf(ruleset, state.town.tiles);
    const names = [...entitiesInTown(state), ...squaresInTown(ruleset, state)].map(({ kind, id }) => `${kind} ${id}`);
    expect(new Set(names).size).toBe(names.length);
    for (let x = 0; x < width; x++) {
      for (let y = 0; y < height; y++) {
        const marked = markedAt(ruleset, state, [x, y]);
        expect(names).toContain(`${marked?.kind} ${marked?.id}`);
      }
    }
  });

  it("nothing stands nowhere: unknown numbers, cards, words that are no square", () => {
    const nowhere = [squares("house", "99"), squares("campaign", "1"), squares("employee", "waitress")];
    expect([...nowhere, squares("square", "somewhere"), squares("square", "1")].flat()).toEqual([]);
  });

  it("R3.6.1 who marks a restaurant means that one, not all of its chain", () => {
    const [x, y] = restaurant;
    const marked = markedAt(ruleset, state, [(x ?? 0) + 1, (y ?? 0) + 1]);
    expect(marked).toEqual({ kind: "square", id: `${x},${y}` });
    expect(squares(marked?.kind ?? "", marked?.id ?? "")).toHaveLength(4);
    expect(markedAt(ruleset, state, [3, 5])).toEqual({ kind: "campaign", id: "14" });
    const [house] = state.town.houses;
    const at = house && markedAt(ruleset, state, house.at);
    expect(at).toEqual({ kind: "house", id: String(house?.house) });
  });

  it("what stands on a square is what stands there", () => {
    for (const { house } of state.town.houses)
      for (const at of squares("house", String(house)))
        expect(entityAt(ruleset, state, at)).toEqual({ kind: "house", id: String(house) });
    expect(entityAt(ruleset, state, [3, 5])).toEqual({ kind: "campaign", id: "14" });
    expect(entityAt(ruleset, state, restaurant)).toEqual({ kind: "seat", id: "0" });
    const { width, height } = boardOf(ruleset, state.town.tiles);
    const free = Array.from({ length: width * height }, (_, n) => [n % width, Math.floor(n / width)] as const).filter(
      (at) => entityAt(ruleset, state, at) === null,
    );
    expect(free.length).toBeGreaterThan(0);
  });
});
