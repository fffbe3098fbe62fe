import { describe, expect, it } from "vitest";
import { memoizeByName, memoizeRecent } from "../src/food-chain-magnate/memoize.ts";

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
