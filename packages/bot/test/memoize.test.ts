import type { House, Square, Town } from "@blueplate/engine";
import { describe, expect, it } from "vitest";
import { memoizeByName, memoizeRecent } from "../src/food-chain-magnate/memoize.ts";
import { memoizeTown } from "../src/food-chain-magnate/memoize-town.ts";

const CORNER: Square = [0, 0];

describe("what is kept with an object", () => {
  it("is found once for the same object, and anew for another one that says the same", () => {
    let found = 0;
    const doubled = memoizeRecent(({ size }: { readonly size: number }) => {
      found++;
      return size * 2;
    });
    const one = { size: 4 };
    expect([doubled(one), doubled(one), doubled({ size: 4 })]).toEqual([8, 8, 8]);
    expect(found).toBe(2);
  });

  it("stays right when more objects are asked about than are remembered", () => {
    const sizeOf = memoizeRecent(({ size }: { readonly size: number }) => size);
    const many = Array.from({ length: 30 }, (_, size) => ({ size }));
    expect([...many, ...many].map(sizeOf)).toEqual([...many, ...many].map(({ size }) => size));
  });

  it("goes by object and name, and an answer of nothing is an answer", () => {
    let found = 0;
    const answer = memoizeByName((_: object, name: string): string | undefined => {
      found++;
      return name === "none" ? undefined : name;
    });
    const [one, other] = [{}, {}];
    expect([answer(one, "a"), answer(one, "none"), answer(one, "none"), answer(other, "a")]).toEqual([
      "a",
      undefined,
      undefined,
      "a",
    ]);
    expect(found).toBe(3);
  });
});

describe("what is kept with a town", () => {
  const tiles = [["A0"]];
  const house = (number: number, demand: House["demand"] = []): House => ({
    house: number,
    at: CORNER,
    printed: true,
    garden: null,
    demand,
  });
  const townOf = (houses: readonly House[]): Town => ({ tiles, houses, campaigns: [] });

  it("is found once, whatever its houses ask for, and anew for other houses, without the first being forgotten", () => {
    let found = 0;
    const numbersIn = memoizeTown(({ houses }) => {
      found++;
      return houses.map((each) => each.house);
    });
    const [one, hungry] = [townOf([house(1)]), townOf([house(1, ["beer"])])];
    const built = townOf([house(1), house(2)]);
    expect([one, hungry, built, one, built, hungry].map(numbersIn)).toEqual([[1], [1], [1, 2], [1], [1, 2], [1]]);
    expect(found).toBe(2);
    expect(numbersIn(townOf([{ ...house(1), garden: "N" }]))).toEqual([1]);
    expect(found).toBe(3);
  });

  it("stays right when more towns are asked about than are remembered", () => {
    const countIn = memoizeTown(({ houses }) => houses.length);
    const many = Array.from({ length: 20 }, (_, count) => townOf(Array.from({ length: count }, () => house(count))));
    expect([...many, ...many].map(countIn)).toEqual([...many, ...many].map(({ houses }) => houses.length));
  });
});
