import { describe, expect, it } from "vitest";
import { filmPlanOf } from "../../src/share/film-plan.ts";
import { changesOf, hundredthsOf } from "../../src/share/gif.ts";

describe("a GIF", () => {
  it("lasts as long as its film, though it counts in hundredths of a second", () => {
    const drive = { kind: "drive", house: 1, path: [], to: [0, 0], start: 0, length: 6_100 } as const;
    const { pictures } = filmPlanOf([drive], 8);
    expect(pictures.reduce((sum, picture) => sum + hundredthsOf(picture), 0)).toBe(2_000);
  });

  it("writes of a picture what has changed, and lets the rest through", () => {
    expect([...changesOf(Uint8Array.of(1, 2, 3), Uint8Array.of(1, 7, 3))]).toEqual([255, 2, 255]);
  });
});
