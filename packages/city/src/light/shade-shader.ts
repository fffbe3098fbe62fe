import { TALLEST } from "./solid-shader.ts";

/** Everything that stands, laid onto the ground along the sun, or straight down. */
export const FOOTPRINT_VERTEX = /* glsl */ `
#include <batching_pars_vertex>
uniform vec4 uMap;
uniform vec2 uShear;
varying float vHigh;
void main() {
  #include <batching_vertex>
  vec4 at = vec4(position, 1.0);
  #ifdef USE_BATCHING
  at = batchingMatrix * at;
  #endif
  at = modelMatrix * at;
  vHigh = at.y;
  vec2 on = (at.xz - at.y * uShear) * uMap.zw + uMap.xy;
  gl_Position = vec4(on * 2.0 - 1.0, 0.0, 1.0);
}`;

/** Blended by maximum: covered or not, and the greatest height on the way to the sun. */
export const SHADOW_FRAGMENT = /* glsl */ `
varying float vHigh;
void main() {
  if (vHigh < 0.11) discard;
  gl_FragColor = vec4(1.0, vHigh / ${TALLEST.toFixed(1)}, 0.0, 1.0);
}`;

/** Blended by maximum: how near the ground the lowest thing comes, and how high the highest one is. */
export const CONTACT_FRAGMENT = /* glsl */ `
varying float vHigh;
void main() {
  if (vHigh < 0.11) discard;
  gl_FragColor = vec4(exp(-2.2 * (vHigh - 0.11)), vHigh / ${TALLEST.toFixed(1)}, 0.0, 1.0);
}`;

/** One half of a soft blur: nine reads along `uAlong`, which is a third of the blur's reach. */
export const BLUR_FRAGMENT = /* glsl */ `
uniform sampler2D tFrom;
uniform vec2 uAlong;
void main() {
  vec4 sum = texture2D(tFrom, vUv) * 0.2;
  sum += (texture2D(tFrom, vUv + uAlong) + texture2D(tFrom, vUv - uAlong)) * 0.17;
  sum += (texture2D(tFrom, vUv + uAlong * 2.0) + texture2D(tFrom, vUv - uAlong * 2.0)) * 0.12;
  sum += (texture2D(tFrom, vUv + uAlong * 3.0) + texture2D(tFrom, vUv - uAlong * 3.0)) * 0.07;
  sum += (texture2D(tFrom, vUv + uAlong * 4.0) + texture2D(tFrom, vUv - uAlong * 4.0)) * 0.04;
  gl_FragColor = sum;
}`;

/**
 * Shadows as the ground wears them: sharp at the foot and soft at the tip. How high what covers a place stands is known from
 * the blurred map; that says how wide to look around. A height between its neighbours' smooths the steps of edges that run
 * askew.
 */
export const SOFTEN_FRAGMENT = /* glsl */ `
uniform sampler2D tSharp;
uniform sampler2D tWide;
uniform vec2 uSquare;
void main() {
  vec4 wide = texture2D(tWide, vUv);
  float high = wide.g * ${TALLEST.toFixed(1)} / max(0.04, wide.r);
  vec2 reach = uSquare * mix(0.035, 0.3, smoothstep(0.1, 1.3, high));
  float sum = texture2D(tSharp, vUv).r;
  for (int i = 0; i < 12; i++) {
    float turn = float(i) * 2.39996;
    float out_ = sqrt((float(i) + 0.5) / 12.0);
    sum += texture2D(tSharp, vUv + vec2(cos(turn), sin(turn)) * out_ * reach).r;
  }
  vec2 near = uSquare * 0.022;
  float over = texture2D(tSharp, vUv).g * 0.36;
  over += (texture2D(tSharp, vUv + near).g + texture2D(tSharp, vUv - near).g) * 0.16;
  over += (texture2D(tSharp, vUv + near * vec2(1.0, -1.0)).g + texture2D(tSharp, vUv - near * vec2(1.0, -1.0)).g) * 0.16;
  gl_FragColor = vec4(sum / 13.0, over, 0.0, 1.0);
}`;
