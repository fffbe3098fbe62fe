import {
  type BatchedMesh,
  RGFormat,
  type Texture,
  Vector2,
  type Vector3,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from "three";
import { createBlur, createFootprint } from "./footprint.ts";
import { type MapArea, pixelsOf, shearOf } from "./map-area.ts";
import type { TownLight } from "./material.ts";
import { createPass, createTarget } from "./pass.ts";
import { SHADOW_FRAGMENT, SOFTEN_FRAGMENT } from "./shade-shader.ts";

/** Pixels a square of a shadow, and of what it is softened by. */
const [FINE, COARSE] = [24, 12];
/** How far around a place, in squares, the height of what shades it is asked. */
const AROUND = 0.3;

/** Where the sun stands, and while the light turns where it stood before and how much of that is still seen. */
export interface SunPosition {
  readonly from: Vector3;
  readonly before: Vector3;
  readonly share: number;
}

interface Shade {
  readonly target: WebGLRenderTarget;
  /** The sun it was baked for; empty when something has moved since. */
  sun: string;
}

const targetsFor = (area: MapArea) => {
  const [fine, coarse] = [pixelsOf(area, FINE), pixelsOf(area, COARSE)];
  const shade = (): Shade => ({ target: createTarget(fine, RGFormat), sun: "" });
  const [sharp, low, other] = [fine, coarse, coarse].map((size) => createTarget(size, RGFormat));
  return sharp && low && other ? { area, sharp, low, other, shades: [shade(), shade()] as const } : null;
};

/**
 * Shadows without a shadow map: what stands is laid along the sun onto the ground once and softened there, and read in every picture
 * after that. Two suns are kept, so that the light can turn from one to the other.
 */
export const createShade = (light: TownLight) => {
  const footprint = createFootprint(SHADOW_FRAGMENT, light);
  const blur = createBlur();
  const maps: Record<"sharp" | "wide", { value: Texture | null }> = { sharp: { value: null }, wide: { value: null } };
  const square = { value: new Vector2() };
  const soften = createPass(SOFTEN_FRAGMENT, { tSharp: maps.sharp, tWide: maps.wide, uSquare: square });
  let targets: ReturnType<typeof targetsFor> = null;
  const release = (): void => {
    if (targets) for (const one of [targets.sharp, targets.low, targets.other]) one.dispose();
    for (const { target } of targets?.shades ?? []) target.dispose();
    targets = null;
  };
  const shade = (renderer: WebGLRenderer, pieces: BatchedMesh, from: Vector3, into: WebGLRenderTarget): void => {
    if (!targets) return;
    const { sharp, low, other, area } = targets;
    shearOf(from, footprint.shear);
    footprint.draw(renderer, pieces, sharp);
    blur.run(renderer, [sharp, other, low], 2);
    blur.run(renderer, [low, other, low], AROUND * COARSE);
    [maps.sharp.value, maps.wide.value] = [sharp.texture, low.texture];
    square.value.set(1 / area.width, 1 / area.height);
    soften.run(renderer, into);
  };
  const shadeFor = (renderer: WebGLRenderer, pieces: BatchedMesh, from: Vector3, kept: string): Texture | null => {
    if (!targets) return null;
    const sun = from.toArray().join();
    const ready = targets.shades.find((one) => one.sun === sun);
    if (ready) return ready.target.texture;
    const free = targets.shades.find((one) => one.sun !== kept) ?? targets.shades[0];
    shade(renderer, pieces, from, free.target);
    free.sun = sun;
    return free.target.texture;
  };
  const forget = (): void => {
    for (const one of targets?.shades ?? []) one.sun = "";
  };
  return {
    fit: (area: MapArea): void => {
      release();
      targets = targetsFor(area);
    },
    /** Something has moved. */
    forget,
    /** Makes sure that the shadows of a sun, and of the one before it, are there to be read. */
    bake: (renderer: WebGLRenderer, pieces: BatchedMesh, { from, before, share }: SunPosition): void => {
      const [now, then] = [from.toArray().join(), before.toArray().join()];
      const texture = shadeFor(renderer, pieces, from, share > 0 ? then : "");
      if (texture) light.shadeMap.value = texture;
      shearOf(from, light.shear.value);
      light.before.value = share;
      if (share <= 0) return;
      const old = shadeFor(renderer, pieces, before, now);
      if (old) light.shadeMapBefore.value = old;
      shearOf(before, light.shearBefore.value);
    },
    dispose: (): void => {
      release();
      footprint.dispose();
      blur.dispose();
      soften.dispose();
    },
  };
};
