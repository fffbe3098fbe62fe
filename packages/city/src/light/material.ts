import { Color, DataTexture, ShaderMaterial, type Texture, Vector2, Vector3, Vector4 } from "three";
import { SOLID_FRAGMENT, SOLID_VERTEX } from "./solid-shader.ts";

/** How strongly things shine by themselves at this hour. */
export interface GlowLevels {
  readonly windows: { value: number };
  readonly neon: { value: number };
}

/** Sun, sky, what shines, and the maps that lie over the board, as the one material reads them. */
export interface TownLight extends GlowLevels {
  readonly sun: { readonly value: Color };
  readonly sunFrom: { readonly value: Vector3 };
  /** How far faces that the sun only grazes are lifted: 0 not at all, 1 as at dusk. */
  readonly lift: { value: number };
  readonly sky: { readonly value: Color };
  readonly earth: { readonly value: Color };
  readonly rim: { readonly value: Color };
  /** How far lamps have come on in their wave from the east; 1 at rest. */
  readonly dusk: { value: number };
  /** How strongly the map of lamps is seen. */
  readonly lamps: { value: number };
  /** How much of the sun comes through blinds onto the counter. */
  readonly blinds: { value: number };
  /** Brings squares to places of the maps: first added, then (z, w) multiplied. */
  readonly map: { readonly value: Vector4 };
  readonly board: { readonly value: Vector2 };
  readonly shear: { readonly value: Vector2 };
  readonly shearBefore: { readonly value: Vector2 };
  /** The share of the hour before while the light turns. */
  readonly before: { value: number };
  readonly lampMap: { value: Texture };
  readonly shadeMap: { value: Texture };
  readonly shadeMapBefore: { value: Texture };
  readonly groundMap: { value: Texture };
}

/** No lamp, no shade, no wear. */
const blank = (...values: readonly [number, number, number, number]): Texture => {
  const texture = new DataTexture(new Uint8Array(values), 1, 1);
  texture.needsUpdate = true;
  return texture;
};

/** Light as it is before anything is baked. */
export const createTownLight = (): TownLight => {
  const dark = blank(0, 0, 0, 0);
  return {
    windows: { value: 0 },
    neon: { value: 0 },
    sun: { value: new Color() },
    sunFrom: { value: new Vector3(0, 1, 0) },
    lift: { value: 0 },
    sky: { value: new Color() },
    earth: { value: new Color() },
    rim: { value: new Color() },
    dusk: { value: 1 },
    lamps: { value: 0 },
    blinds: { value: 0 },
    map: { value: new Vector4(0, 0, 1, 1) },
    board: { value: new Vector2(1, 1) },
    shear: { value: new Vector2() },
    shearBefore: { value: new Vector2() },
    before: { value: 0 },
    lampMap: { value: dark },
    shadeMap: { value: dark },
    shadeMapBefore: { value: dark },
    groundMap: { value: blank(128, 128, 128, 0) },
  };
};

/** Nothing is changed of the light, and all of it is seen. */
const CLEAR = new Vector4(1, 1, 1, 1);

/**
 * The one material of all that is solid: vertex colours under the sun, what shines by itself after dusk, and what lamps and windows
 * throw on it, so that light needs no draw call of its own. `veil`: what its light is multiplied with, and how much of it is seen.
 */
export const createSolid = (light: TownLight, veil = CLEAR): ShaderMaterial =>
  new ShaderMaterial({
    vertexColors: true,
    vertexShader: SOLID_VERTEX,
    fragmentShader: SOLID_FRAGMENT,
    uniforms: {
      uVeil: { value: veil },
      uSun: light.sun,
      uSunFrom: light.sunFrom,
      uLift: light.lift,
      uSky: light.sky,
      uEarth: light.earth,
      uRim: light.rim,
      uWindows: light.windows,
      uNeon: light.neon,
      uLamps: light.lamps,
      uDusk: light.dusk,
      uMap: light.map,
      uBoard: light.board,
      uShear: light.shear,
      uShearBefore: light.shearBefore,
      uBefore: light.before,
      tLamps: light.lampMap,
      tShade: light.shadeMap,
      tShadeBefore: light.shadeMapBefore,
      tGround: light.groundMap,
    },
  });
