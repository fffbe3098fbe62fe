import { Color, DirectionalLight, HemisphereLight, type Scene, Vector3 } from "three";
import { type HourLight, LIGHTS } from "../palette.ts";
import type { GlowLevels } from "./material.ts";
import type { Hour } from "../view.ts";
import { createBackdrop } from "./backdrop.ts";

/** Everything that changes with the hour, as numbers that can be mixed. */
interface Mood {
  readonly sun: Color;
  readonly sky: Color;
  readonly earth: Color;
  readonly top: Color;
  readonly bottom: Color;
  readonly print: Color;
  readonly from: Vector3;
  readonly levels: readonly [number, number, number, number];
}

const moodOf = (light: HourLight): Mood => ({
  sun: new Color(light.sun.colour),
  sky: new Color(light.sky),
  earth: new Color(light.earth),
  top: new Color(light.top),
  bottom: new Color(light.bottom),
  print: new Color(light.print),
  from: new Vector3(...light.sun.from).normalize(),
  levels: [light.sun.strength, light.ambient, light.windows, light.neon],
});

const mix = (a: Mood, b: Mood, share: number): Mood => {
  const blend = (from: Color, to: Color) => from.clone().lerp(to, share);
  const level = (i: 0 | 1 | 2 | 3) => a.levels[i] + (b.levels[i] - a.levels[i]) * share;
  return {
    sun: blend(a.sun, b.sun),
    sky: blend(a.sky, b.sky),
    earth: blend(a.earth, b.earth),
    top: blend(a.top, b.top),
    bottom: blend(a.bottom, b.bottom),
    print: blend(a.print, b.print),
    from: a.from.clone().lerp(b.from, share).normalize(),
    levels: [level(0), level(1), level(2), level(3)],
  };
};

/** The sun, the sky and the backdrop of a city. */
export interface Sky {
  /** Colour of print that no lamp lights. */
  readonly print: Color;
  readonly hour: Hour;
  /** Starts to turn to an hour; `step` moves on. */
  turnTo(hour: Hour, milliseconds: number): void;
  /** Moves the fade on; true while it lasts. */
  step(milliseconds: number): boolean;
  /** Fits sun and shadow to a board. */
  fit(width: number, height: number): void;
  shadows(on: boolean): void;
  dispose(): void;
}

const createSun = (): DirectionalLight => {
  const sun = new DirectionalLight();
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.03;
  sun.shadow.radius = 3.5;
  return sun;
};

const fitShadow = (sun: DirectionalLight, reach: number): void => {
  const { camera } = sun.shadow;
  [camera.left, camera.right, camera.top, camera.bottom] = [-reach, reach, reach, -reach];
  [camera.near, camera.far] = [1, reach * 5];
  camera.updateProjectionMatrix();
};

/** One sun, one hemisphere light, one gradient. */
export const createSky = (scene: Scene, levels: GlowLevels): Sky => {
  const sun = createSun();
  const dome = new HemisphereLight();
  const backdrop = createBackdrop();
  const print = new Color();
  const centre = new Vector3();
  let reach = 20;
  let hour: Hour = "noon";
  let now = moodOf(LIGHTS.noon);
  let fade: { from: Mood; to: Mood; left: number; whole: number } | null = null;
  scene.add(sun, sun.target, dome, backdrop.mesh);
  const apply = (): void => {
    sun.color.copy(now.sun);
    dome.color.copy(now.sky);
    dome.groundColor.copy(now.earth);
    backdrop.top.copy(now.top);
    backdrop.bottom.copy(now.bottom);
    print.copy(now.print);
    [sun.intensity, dome.intensity, levels.windows.value, levels.neon.value] = now.levels;
    sun.target.position.copy(centre);
    sun.position
      .copy(now.from)
      .multiplyScalar(reach * 2.4)
      .add(centre);
  };
  return {
    print,
    get hour() {
      return hour;
    },
    turnTo: (next, milliseconds) => {
      hour = next;
      fade = { from: now, to: moodOf(LIGHTS[next]), left: milliseconds, whole: Math.max(1, milliseconds) };
    },
    step: (milliseconds) => {
      if (!fade) return false;
      fade.left = Math.max(0, fade.left - milliseconds);
      now = mix(fade.from, fade.to, 1 - fade.left / fade.whole);
      if (fade.left === 0) fade = null;
      apply();
      return fade !== null;
    },
    fit: (width, height) => {
      centre.set(width / 2, 0, height / 2);
      reach = Math.hypot(width + 4, height + 4) / 2;
      fitShadow(sun, reach);
      apply();
    },
    shadows: (on) => {
      sun.castShadow = on;
    },
    dispose: () => {
      sun.dispose();
      dome.dispose();
      backdrop.dispose();
    },
  };
};
