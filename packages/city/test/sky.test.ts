import { describe, expect, it } from "vitest";
import { createTownLight } from "../src/light/material.ts";
import { createSky } from "../src/light/sky.ts";
import { LIGHTS } from "../src/palette.ts";

const unit = ([x, y, z]: readonly [number, number, number]): readonly number[] =>
  [x, y, z].map((part) => part / Math.hypot(x, y, z));

/** A sky at noon, and the light that it is seen by. */
const atNoon = () => {
  const light = createTownLight();
  const sky = createSky(light);
  sky.turnTo("noon", 0);
  sky.step(1);
  return { light, sky };
};

describe("the sky", () => {
  it("keeps the suns of both hours while the light turns, the one before fading", () => {
    const { sky } = atNoon();
    expect(sky.sun.share).toBe(0);
    sky.turnTo("evening", 600);
    const shares = [0, 150, 150, 150].map((passed) => {
      sky.step(passed);
      const { from, before } = sky.sun;
      from.toArray().forEach((part, i) => expect(part).toBeCloseTo(unit(LIGHTS.evening.sun.from)[i] ?? 0));
      before.toArray().forEach((part, i) => expect(part).toBeCloseTo(unit(LIGHTS.noon.sun.from)[i] ?? 0));
      return sky.sun.share;
    });
    expect(shares).toEqual([1, 0.75, 0.5, 0.25]);
    expect(sky.step(150)).toBe(false);
    expect(sky.sun.share).toBe(0);
  });

  it("comes to the light of the hour to which it turned: lamps and blinds with it", () => {
    const { sky, light } = atNoon();
    expect([light.windows.value, light.lamps.value, light.blinds.value]).toEqual([0, 0, 0]);
    sky.turnTo("evening", 600);
    sky.step(300);
    expect(light.lamps.value).toBeCloseTo(LIGHTS.evening.lamps / 2);
    expect(light.dusk.value).toBeCloseTo(0.5);
    sky.step(300);
    expect(light.dusk.value).toBe(1);
    expect(light.lamps.value).toBe(LIGHTS.evening.lamps);
    expect(light.windows.value).toBe(1);
    expect(light.blinds.value).toBe(1);
    expect(light.sunFrom.value.y).toBeCloseTo(unit(LIGHTS.evening.sun.from)[1] ?? 0);
    // Whatever shines already comes on no more.
    sky.turnTo("night", 600);
    sky.step(300);
    expect(light.dusk.value).toBe(1);
  });
});
