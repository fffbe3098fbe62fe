import { describe, expect, it } from "vitest";
import { groundAt } from "../src/flat/hour.ts";
import { GOOD_OUTLINES } from "../src/goods/outline.ts";
import { flatten } from "../src/goods/path.ts";
import { CHAINS, LIGHTS, CHIPS, PLAQUE, TOWN } from "../src/palette.ts";
import { SIGN_OUTLINES } from "../src/sign/outline.ts";
import { CHAIN_STYLES, HOURS } from "../src/view.ts";
import { contrast, luminance } from "./contrast.ts";

/** The filled cells of a 16 by 16 raster of a silhouette: even-odd rule. */
const raster = (d: string): string => {
  const points = flatten(d);
  const inside = (x: number, y: number) =>
    points.reduce((odd, [ax, ay], i) => {
      const [bx, by] = points[(i + 1) % points.length] ?? [ax, ay];
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !odd : odd;
    }, false);
  return Array.from({ length: 256 }, (_, i) =>
    inside(((i % 16) + 0.5) * 1.25, (Math.floor(i / 16) + 0.5) * 1.25) ? "#" : ".",
  ).join("");
};
const difference = (a: string, b: string): number => Array.from(a).filter((cell, i) => cell !== b[i]).length;

describe("colours", () => {
  it("tells roads from grass and kerbs from roads", () => {
    for (const grass of TOWN.grass) expect(contrast(grass, TOWN.road)).toBeGreaterThan(2.4);
    expect(contrast(TOWN.kerb, TOWN.road)).toBeGreaterThan(3.4);
  });

  it("tells them apart on the flat map too, and has its rim read, at every hour and in both themes", () => {
    for (const theme of ["light", "dark"] as const)
      for (const hour of HOURS) {
        const { grass, meadow, road, deck, kerb, groove, rim, letters } = groundAt(hour, theme);
        const told = [
          ...[grass, meadow].flatMap((lawn) => [contrast(lawn, road) > 2.4, contrast(lawn, groove) > 2.4]),
          contrast(kerb, road) > 3.4,
          deck !== road,
          contrast(rim, letters) > 4.5,
        ];
        expect([hour, theme, ...told]).toEqual([hour, theme, ...told.map(() => true)]);
      }
    const grounds = HOURS.flatMap((hour) => [groundAt(hour, "light"), groundAt(hour, "dark")]);
    expect(new Set(grounds.map(({ road, backdrop }) => road + backdrop)).size).toBe(HOURS.length * 2);
    for (const hour of HOURS) expect(luminance(groundAt(hour, "dark").backdrop)).toBeLessThan(0.05);
    expect(groundAt("noon", "light")).toMatchObject({ grass: "#a4b676", road: "#5a5860", backdrop: LIGHTS.noon.top });
  });

  it("keeps text readable on every chain and on plaques", () => {
    for (const style of CHAIN_STYLES)
      expect([style, contrast(CHAINS[style].body, CHAINS[style].text) >= 4.4]).toEqual([style, true]);
    expect(contrast(PLAQUE.paper, PLAQUE.ink)).toBeGreaterThan(7);
    for (const [tone, ground] of Object.entries(CHIPS))
      expect([tone, contrast(ground.body, ground.text) > 4.5]).toEqual([tone, true]);
  });

  it("has windows dark at noon and lit after dusk", () => {
    expect(HOURS.map((hour) => LIGHTS[hour].windows >= 1)).toEqual([false, false, true, true]);
    expect(LIGHTS.noon.neon).toBe(0);
    expect(LIGHTS.night.neon).toBeGreaterThan(LIGHTS.evening.neon);
  });
});

describe("silhouettes", () => {
  it("differ at 16 pixels without any colour: goods", () => {
    const rasters = Object.entries(GOOD_OUTLINES).map(([good, outline]) => [good, raster(outline.silhouette)] as const);
    for (const [good, one] of rasters) {
      expect([good, Array.from(one).filter((cell) => cell === "#").length > 60]).toEqual([good, true]);
      for (const [other, two] of rasters)
        if (good !== other) expect([good, other, difference(one, two) >= 20]).toEqual([good, other, true]);
    }
  });

  it("differ at 16 pixels without any colour: signs", () => {
    const rasters = CHAIN_STYLES.map((style) => raster(SIGN_OUTLINES[style]));
    rasters.forEach((one, i) =>
      rasters.slice(i + 1).forEach((two) => expect(difference(one, two)).toBeGreaterThan(30)),
    );
  });

  it("stay in their box of 20 units", () => {
    const paths = [
      ...Object.values(GOOD_OUTLINES).flatMap((one) => [one.silhouette, ...one.layers.map((layer) => layer.d)]),
      ...Object.values(SIGN_OUTLINES),
    ];
    for (const d of paths)
      for (const [x, y] of flatten(d)) expect(Math.min(x, y) >= 0 && Math.max(x, y) <= 20).toBe(true);
  });
});
