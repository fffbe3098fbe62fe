import { Color, Vector3 } from "three";
import { type HourLight, LIGHTS } from "../palette.ts";
import type { TownLight } from "./material.ts";
import type { Hour } from "../view.ts";
import type { SunPosition } from "./shade.ts";

/** Everything that changes with the hour, as numbers that can be mixed. */
interface Mood {
  readonly sun: Color;
  readonly sky: Color;
  readonly earth: Color;
  readonly print: Color;
  readonly rim: Color;
  readonly from: Vector3;
  readonly levels: Levels;
}

/** Strength of sun and sky, lift, windows, neon, lamps, blinds. */
type Levels = readonly [number, number, number, number, number, number, number];

const moodOf = (light: HourLight): Mood => ({
  sun: new Color(light.sun.colour),
  sky: new Color(light.sky),
  earth: new Color(light.earth),
  print: new Color(light.print),
  from: new Vector3(...light.sun.from).normalize(),
  rim: new Color(light.rim),
  levels: [light.sun.strength, light.ambient, light.lift, light.windows, light.neon, light.lamps, light.blinds],
});

const mix = (a: Mood, b: Mood, share: number): Mood => {
  const blend = (from: Color, to: Color) => from.clone().lerp(to, share);
  const level = (i: keyof Levels & number) => (a.levels[i] ?? 0) + ((b.levels[i] ?? 0) - (a.levels[i] ?? 0)) * share;
  return {
    sun: blend(a.sun, b.sun),
    sky: blend(a.sky, b.sky),
    earth: blend(a.earth, b.earth),
    print: blend(a.print, b.print),
    rim: blend(a.rim, b.rim),
    from: a.from.clone().lerp(b.from, share).normalize(),
    levels: [level(0), level(1), level(2), level(3), level(4), level(5), level(6)],
  };
};

/** The sun and the sky of a city. */
export interface Sky {
  /** Colour of print that no lamp lights. */
  readonly print: Color;
  readonly hour: Hour;
  /** Starts to turn to an hour; `step` moves on. */
  turnTo(hour: Hour, milliseconds: number): void;
  /** Moves the fade on; true while it lasts. */
  step(milliseconds: number): boolean;
  /** Where the sun stands, and stood before while the light turns. */
  readonly sun: SunPosition;
}

/** A diffuse face gives back so much of the light that falls on it. */
const DIFFUSE = 1 / Math.PI;

/** Brings a mood to the one material. */
const shine = (now: Mood, light: TownLight): void => {
  const [sunny, ambient, lift, windows, neon, lamps, blinds] = now.levels;
  light.sun.value.copy(now.sun).multiplyScalar(sunny * DIFFUSE);
  light.sky.value.copy(now.sky).multiplyScalar(ambient * DIFFUSE);
  light.earth.value.copy(now.earth).multiplyScalar(ambient * DIFFUSE);
  light.rim.value.copy(now.rim);
  light.sunFrom.value.copy(now.from);
  [light.lift.value, light.windows.value, light.neon.value, light.lamps.value] = [lift, windows, neon, lamps];
  light.blinds.value = blinds;
};

/** One sun and one hemisphere light. */
export const createSky = (light: TownLight): Sky => {
  const print = new Color();
  let hour: Hour = "noon";
  let now = moodOf(LIGHTS.noon);
  /** Lamps that were off come on one quarter after the other; those that shine already only change. */
  const dusk = (): number => (fade && fade.from.levels[5] === 0 ? 1 - fade.left / fade.whole : 1);
  let fade: { from: Mood; to: Mood; left: number; whole: number } | null = null;
  const apply = (): void => {
    shine(now, light);
    light.dusk.value = dusk();
    print.copy(now.print);
  };
  return {
    print,
    get hour() {
      return hour;
    },
    get sun() {
      if (!fade) return { from: now.from, before: now.from, share: 0 };
      return { from: fade.to.from, before: fade.from.from, share: fade.left / fade.whole };
    },
    turnTo: (next, milliseconds) => {
      hour = next;
      fade = { from: now, to: moodOf(LIGHTS[next]), left: milliseconds, whole: Math.max(1, milliseconds) };
    },
    step: (milliseconds) => {
      if (!fade) return false;
      fade.left = Math.max(0, fade.left - milliseconds);
      now = mix(fade.from, fade.to, 1 - fade.left / fade.whole);
      if (fade.left === 0) {
        now = fade.to;
        fade = null;
      }
      apply();
      return fade !== null;
    },
  };
};
