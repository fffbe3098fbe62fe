import { type Color, type Texture, Vector2 } from "three";
import { createQuads } from "../light/quads.ts";

const FRAGMENT = /* glsl */ `
uniform sampler2D uAtlas;
uniform vec3 uTint;
varying vec2 vCell;
void main() {
  vec4 ink = texture2D(uAtlas, vCell);
  if (ink.a < LEAST) discard;
  gl_FragColor = vec4(ink.rgb * uTint, ink.a);
  #include <colorspace_fragment>
}`;

/** A quad of constant size on the screen: anchor in squares, offset and size in device pixels, turn in radians. */
export interface ScreenQuad {
  readonly at: readonly [number, number, number];
  readonly offset: readonly [number, number];
  readonly size: readonly [number, number];
  readonly turn: number;
  readonly cell: readonly number[];
}

const SCREEN_VERTEX = /* glsl */ `
attribute vec3 spot;
attribute vec4 box;
attribute vec4 cell;
attribute float turn;
uniform vec2 uViewport;
varying vec2 vCell;
void main() {
  vCell = mix(cell.xy, cell.zw, position.xy + 0.5);
  vec4 clip = projectionMatrix * viewMatrix * vec4(spot, 1.0);
  vec2 middle = (clip.xy / clip.w * 0.5 + 0.5) * uViewport + box.xy;
  vec2 corner = position.xy * box.zw;
  if (turn == 0.0) corner = floor(middle - box.zw * 0.5 + 0.5) + box.zw * 0.5 - middle + corner;
  else corner = vec2(corner.x * cos(turn) - corner.y * sin(turn), corner.x * sin(turn) + corner.y * cos(turn));
  vec2 spotAt = (middle + corner) / uViewport * 2.0 - 1.0;
  gl_Position = clip.w > 0.0 ? vec4(spotAt, 0.0, 1.0) : vec4(2.0, 2.0, 2.0, 1.0);
}`;

/** Labels: drawn above everything, snapped to whole pixels so that text stays crisp. */
export const createScreenQuads = (atlas: Texture, white: Color) => {
  const viewport = new Vector2(1, 1);
  const quads = createQuads<ScreenQuad>(
    {
      uniforms: { uAtlas: { value: atlas }, uTint: { value: white }, uViewport: { value: viewport } },
      vertexShader: SCREEN_VERTEX,
      fragmentShader: FRAGMENT,
      defines: { LEAST: "0.02" },
      depthTest: false,
    },
    {
      spot: [3, ({ at }) => at],
      box: [4, ({ offset, size }) => [...offset, ...size]],
      cell: [4, ({ cell }) => cell],
      turn: [1, ({ turn }) => [turn]],
    },
  );
  quads.mesh.renderOrder = 20;
  return { ...quads, viewport };
};

/** A painted quad in the city: its middle, and the vectors from west to east and from foot to head, in squares. */
export interface WorldQuad {
  readonly at: readonly [number, number, number];
  readonly across: readonly [number, number, number];
  readonly up: readonly [number, number, number];
  readonly cell: readonly number[];
}

const WORLD_VERTEX = /* glsl */ `
attribute vec3 spot;
attribute vec3 across;
attribute vec3 upward;
attribute vec4 cell;
varying vec2 vCell;
void main() {
  vCell = mix(cell.xy, cell.zw, position.xy + 0.5);
  gl_Position = projectionMatrix * viewMatrix * vec4(spot + across * position.x + upward * position.y, 1.0);
}`;

/** Print on things: rim letters, billboard faces. */
export const createWorldQuads = (atlas: Texture, tint: Color) => {
  const quads = createQuads<WorldQuad>(
    {
      uniforms: { uAtlas: { value: atlas }, uTint: { value: tint } },
      vertexShader: WORLD_VERTEX,
      fragmentShader: FRAGMENT,
      defines: { LEAST: "0.35" },
      depthWrite: true,
      polygonOffset: true,
      polygonOffsetFactor: -2,
      polygonOffsetUnits: -4,
    },
    {
      spot: [3, ({ at }) => at],
      across: [3, ({ across }) => across],
      upward: [3, ({ up }) => up],
      cell: [4, ({ cell }) => cell],
    },
  );
  // Over all light on the ground and every line above the roofs: no number is crossed out.
  quads.mesh.renderOrder = 5;
  return quads;
};
