import { describe, expect, it } from "vitest";
import { filmPicturesOf } from "../../src/share/film-plan.ts";
import { changesOf, hundredthsOf } from "../../src/share/gif.ts";

describe("a GIF", () => {
  it("lasts as long as its film, though it counts in hundredths of a second", () => {
    const pictures = filmPicturesOf(6_125, 125);
    expect(pictures.reduce((sum, picture) => sum + hundredthsOf(picture), 0)).toBe(2_000);
  });

  it("writes of a picture what has changed, and lets the rest through", () => {
    expect([...changesOf(Uint8Array.of(1, 2, 3), Uint8Array.of(1, 7, 3))]).toEqual([255, 2, 255]);
  });
});
