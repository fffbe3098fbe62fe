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
import { frontOf } from "../piece/home.ts";
import { siteMiddle } from "../piece/piece.ts";
import { STEP } from "../town/board.ts";
import { hasLamp, roadsOf } from "../town/roads.ts";
import type { CityView, Corner } from "../view.ts";
import type { GlowLevels } from "./material.ts";

/** A soft light: a halo in the air, or a pool on the ground. Positions in squares. */
export interface Halo {
  readonly at: readonly [number, number, number];
  readonly size: number;
  readonly colour: string;
  readonly flat: boolean;
  readonly strength: number;
}

const CORNER: Readonly<Record<Corner, readonly [number, number]>> = {
  NW: [0.3, 0.3],
  NE: [1.7, 0.3],
  SE: [1.7, 1.7],
  SW: [0.3, 1.7],
};

/** The lights of a city: a halo and a pool for each open restaurant, warm pools before houses, halos of endless campaigns. */
export const halosOf = (view: CityView): Halo[] => {
  const signs = view.restaurants
    .filter((restaurant) => restaurant.open && !restaurant.bankrupt)
    .flatMap(({ at, entrance, style }): Halo[] => {
      const [dx, dz] = CORNER[entrance];
      const colour = CHAINS[style].neon;
      const [x, z] = [at[0] + dx, at[1] + dz];
      return [
        { at: [x, SIGN_HEIGHT, z], size: 2.3, colour, flat: false, strength: 0.7 },
        { at: [x, 0.12, z], size: 3.6, colour, flat: true, strength: 0.75 },
        { at: [at[0] + 1, 0.13, at[1] + 1], size: 4.4, colour: "#FFC98A", flat: true, strength: 0.28 },
      ];
    });
  const yards = view.houses.map((house): Halo => {
    const [dx, dz] = STEP[frontOf(view.town, house)];
    const [x, z] = [house.at[0] + 1 + dx * 0.55, house.at[1] + 1 + dz * 0.55];
    return { at: [x, 0.1, z], size: 2.4, colour: "#FFC56B", flat: true, strength: 0.42 };
  });
  const boards = view.campaigns
    .filter((campaign) => campaign.left === "endless")
    .map((campaign): Halo => {
      const { x, z } = siteMiddle(view.town, campaign.site);
      return { at: [x, 0.9, z], size: 3, colour: CHAINS[campaign.style].neon, flat: false, strength: 0.55 };
    });
  const lamps = roadsOf(view.town)
    .filter(hasLamp)
    .map(({ at: [x, y] }): Halo => ({
      at: [x + 0.35, 0.12, y + 0.35],
      size: 2.8,
      colour: "#FFA04A",
      flat: true,
      strength: 0.34,
    }));
  return [...signs, ...yards, ...boards, ...lamps];
};

const VERTEX = /* glsl */ `
attribute vec3 spot;
attribute vec4 tone;
attribute vec2 shape;
varying vec2 vAt;
varying vec4 vTone;
void main() {
  vAt = position.xy * 2.0;
  vTone = tone;
  vec4 view = viewMatrix * vec4(spot, 1.0);
  if (shape.y > 0.5) view = viewMatrix * vec4(spot + vec3(position.x, 0.0, -position.y) * shape.x, 1.0);
  else view.xyz += vec3(position.xy * shape.x, 0.35);
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
      "shape",
      attribute(
        halos.flatMap((halo) => [halo.size, halo.flat ? 1 : 0]),
        2,
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
