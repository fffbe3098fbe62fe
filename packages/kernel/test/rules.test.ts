import { describe, expect, it } from "vitest";
import { roundOf } from "../src/index.ts";

describe("the round that a state stands in", () => {
  it("is its number, also before the first", () => {
    expect(roundOf({ round: 3 })).toBe(3);
    expect(roundOf({ round: 0 })).toBe(0);
  });

  it.each([null, undefined, 3, "round", {}, { round: "3" }, { round: null }])("is null where %j has none", (state) => {
    expect(roundOf(state)).toBeNull();
  });
});
