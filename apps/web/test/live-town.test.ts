import { describe, expect, it } from "vitest";
import { mayMove } from "../src/lobby/live-town.ts";
import { fitOf } from "../src/lobby/town-over-picture.ts";

describe("the town over its picture", () => {
  const desk = { wantsCalm: false, savesData: false, isNarrow: false, memory: undefined };

  it("comes to a desk, and to a phone that has memory for it", () => {
    expect(mayMove(desk)).toBe(true);
    expect(mayMove({ ...desk, isNarrow: true, memory: 8 })).toBe(true);
    expect(mayMove({ ...desk, isNarrow: true, memory: 2 })).toBe(false);
    expect(mayMove({ ...desk, isNarrow: true })).toBe(false);
  });

  it("never comes where less motion or less data is wanted", () => {
    expect(mayMove({ ...desk, wantsCalm: true })).toBe(false);
    expect(mayMove({ ...desk, savesData: true })).toBe(false);
  });

  it("lies as the picture does that covers its box", () => {
    expect(fitOf({ width: 1440, height: 464 }, [1440, 388], [1, 0.4])).toEqual({ scale: 1, left: 0, top: -76 * 0.4 });
    const { scale, left, top } = fitOf({ width: 780, height: 620 }, [390, 330], [0.5, 0]);
    expect([scale * 620, Math.round(left * 100) / 100, Math.abs(top)]).toEqual([330, -12.58, 0]);
  });
});
