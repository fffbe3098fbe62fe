import { CustomBlending, SrcColorFactor, ZeroFactor } from "three";
import type { Mover } from "../piece/piece-batch.ts";
import type { TownLight } from "./material.ts";
import { createQuads } from "./quads.ts";

// A quad reaches as far as its shadow. Its depth is that of a place a little higher, so that kerbs do not cut it.
const VERTEX = /* glsl */ `
attribute vec4 spot;
attribute vec3 body;
uniform vec2 uShear;
varying vec2 vAt;
varying vec4 vSpot;
varying vec3 vBody;
void main() {
  vec2 sweep = -uShear * body.z;
  vSpot = spot;
  vBody = body;
  vAt = position.yx * (2.8 * max(body.x, body.y) + length(sweep)) + sweep * 0.5;
  vec4 at = vec4(vAt.x + spot.x, spot.y, vAt.y + spot.z, 1.0);
  gl_Position = projectionMatrix * viewMatrix * at;
  at.y += 0.12;
  vec4 high = projectionMatrix * viewMatrix * at;
  gl_Position.z = high.z / high.w * gl_Position.w;
}`;

// The body laid along the sun, and the sky that it takes from what lies under it. Where something shades the ground already it
// takes no more of the sun.
const FRAGMENT = /* glsl */ `
uniform vec3 uSun;
uniform vec3 uSunFrom;
uniform float uLift;
uniform vec3 uSky;
uniform vec4 uMap;
uniform vec2 uShear;
uniform sampler2D tShade;
varying vec2 vAt;
varying vec4 vSpot;
varying vec3 vBody;
float bodyAt(vec2 away) {
  vec2 turn = vec2(sin(vSpot.w), cos(vSpot.w));
  vec2 own = vec2(away.x * turn.y - away.y * turn.x, dot(away, turn)) / vBody.xy;
  return 1.0 - smoothstep(0.6, 1.3, sqrt(length(own * own)));
}
void main() {
  vec2 sweep = -uShear * vBody.z;
  float share = clamp(dot(vAt, sweep) / max(dot(sweep, sweep), 1e-4), 0.0, 1.0);
  float shade = texture2D(tShade, (vAt + vSpot.xz) * uMap.zw + uMap.xy).r;
  float sun = mix(uSunFrom.y, sqrt(uSunFrom.y) * (1.3 - 0.3 * uSunFrom.y), uLift);
  vec3 lit = uSun * sun * (1.0 - shade);
  vec3 left = uSun * sun * (1.0 - max(shade, bodyAt(vAt - sweep * share) * (1.0 - 0.4 * share)));
  vec3 under = uSky * (1.0 - 0.7 * bodyAt(vAt));
  gl_FragColor = vec4(pow((left + under) / (lit + uSky), vec3(0.45)), 1.0);
}`;

/**
 * Shadows of what moves while the shadows of all that rests are left as they are: a soft quad for each, which darkens what lies under
 * it as the hour's sun and sky ask. It costs its few pixels, no map and no loop over a picture.
 */
export const createContactShadows = (light: TownLight) => {
  const quads = createQuads<Mover>(
    {
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: {
        uSun: light.sun,
        uSunFrom: light.sunFrom,
        uLift: light.lift,
        uSky: light.sky,
        uMap: light.map,
        uShear: light.shear,
        tShade: light.shadeMap,
      },
      blending: CustomBlending,
      blendSrc: ZeroFactor,
      blendDst: SrcColorFactor,
    },
    {
      spot: [4, ({ at, turn }) => [...at, turn]],
      body: [3, ({ body, size }) => body.map((length) => length * size)],
    },
  );
  const { mesh } = quads;
  return {
    ...quads,
    /** What flies has its shadow nowhere near. */
    set: (movers: Iterable<Mover>): void => {
      const low = Array.from(movers).filter(({ at }) => at[1] < FLIES);
      mesh.visible = low.length > 0;
      if (mesh.visible) quads.set(low);
    },
  };
};

/** Squares over the ground from which something flies. */
const FLIES = 1;
