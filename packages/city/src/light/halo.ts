import { AdditiveBlending, Color } from "three";
import { CHAINS } from "../palette.ts";
import { SIGN_HEIGHT } from "../piece/entrance.ts";
import { siteMiddle } from "../piece/piece.ts";
import { mastOf } from "../piece/restaurant-place.ts";
import type { CityView } from "../view.ts";
import type { GlowLevels } from "./material.ts";
import { createQuads } from "./quads.ts";

/** A soft light in the air. Positions in squares. */
export interface Halo {
  readonly at: readonly [number, number, number];
  readonly size: number;
  readonly colour: string;
  readonly strength: number;
}

/** The halos of a city: round the sign of each open restaurant, and before campaigns that never end. */
export const halosOf = (view: CityView): Halo[] => {
  const signs = view.restaurants
    .filter((restaurant) => restaurant.open && !restaurant.bankrupt)
    .map((restaurant): Halo => {
      const [x, z] = mastOf(restaurant);
      return { at: [x, SIGN_HEIGHT, z], size: 2.3, colour: CHAINS[restaurant.style].neon, strength: 0.42 };
    });
  const boards = view.campaigns
    .filter((campaign) => campaign.left === "endless")
    .map((campaign): Halo => {
      const { x, z } = siteMiddle(view.town, campaign.site);
      return { at: [x, 0.9, z], size: 3, colour: CHAINS[campaign.style].neon, strength: 0.34 };
    });
  return [...signs, ...boards];
};

const VERTEX = /* glsl */ `
attribute vec3 spot;
attribute vec4 tone;
attribute float size;
varying vec2 vAt;
varying vec4 vTone;
void main() {
  vAt = position.xy * 2.0;
  vTone = tone;
  vec4 view = viewMatrix * vec4(spot, 1.0);
  view.xyz += vec3(position.xy * size, 0.35);
  gl_Position = projectionMatrix * view;
}`;

const FRAGMENT = /* glsl */ `
uniform float uNeon;
varying vec2 vAt;
varying vec4 vTone;
void main() {
  float away = length(vAt);
  float soft = max(0.0, 1.0 - away);
  float light = soft * soft * (0.35 + 0.65 * soft) * vTone.a * uNeon;
  gl_FragColor = vec4(vTone.rgb * light, light);
  #include <colorspace_fragment>
}`;

/** All halos in one additive draw call. */
export const createHalos = (levels: GlowLevels) => {
  const colour = new Color();
  const quads = createQuads<Halo>(
    {
      uniforms: { uNeon: levels.neon },
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      blending: AdditiveBlending,
    },
    {
      spot: [3, ({ at }) => at],
      tone: [4, (halo) => [...colour.set(halo.colour).toArray(), halo.strength]],
      size: [1, ({ size }) => [size]],
    },
  );
  quads.mesh.renderOrder = 2;
  return quads;
};
