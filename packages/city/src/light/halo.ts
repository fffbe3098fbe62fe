import {
  AdditiveBlending,
  Color,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
} from "three";
import { CHAINS } from "../palette.ts";
import { SIGN_HEIGHT } from "../piece/entrance.ts";
import { siteMiddle } from "../piece/piece.ts";
import { mastOf } from "../piece/restaurant-place.ts";
import type { CityView } from "../view.ts";
import type { GlowLevels } from "./material.ts";

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
  const plane = new PlaneGeometry(1, 1);
  const material = new ShaderMaterial({
    uniforms: { uNeon: levels.neon },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
  });
  const mesh = new Mesh(new InstancedBufferGeometry(), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 2;
  const colour = new Color();
  const set = (halos: readonly Halo[]): void => {
    mesh.geometry.dispose();
    const geometry = new InstancedBufferGeometry();
    geometry.index = plane.index;
    geometry.setAttribute("position", plane.getAttribute("position"));
    const attribute = (values: number[], size: number) => new InstancedBufferAttribute(new Float32Array(values), size);
    geometry.setAttribute(
      "spot",
      attribute(
        halos.flatMap((halo) => [...halo.at]),
        3,
      ),
    );
    const tones = halos.flatMap((halo) => [...colour.set(halo.colour).toArray(), halo.strength]);
    geometry.setAttribute("tone", attribute(tones, 4));
    geometry.setAttribute(
      "size",
      attribute(
        halos.map((halo) => halo.size),
        1,
      ),
    );
    geometry.instanceCount = halos.length;
    mesh.geometry = geometry;
  };
  const dispose = (): void => {
    mesh.geometry.dispose();
    plane.dispose();
    material.dispose();
  };
  return { mesh, set, dispose };
};
