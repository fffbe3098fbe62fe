import { TALLEST } from "./solid-shader.ts";

/**
 * A light on the ground: a quad that lies where its light falls, turned the way it falls. A beam begins at its spot and falls
 * to the south before it is turned.
 */
export const LAMP_VERTEX = /* glsl */ `
attribute vec3 spot;
attribute vec4 shape;
attribute vec4 tone;
uniform vec4 uMap;
varying vec2 vIn;
varying vec2 vGround;
varying vec3 vSpot;
varying vec4 vTone;
varying float vKind;
void main() {
  vIn = position.xy * 2.0;
  vec2 at = vec2(position.x * shape.x, -position.y * shape.y);
  if (shape.w > 1.5) at.y += shape.y * 0.5;
  at = vec2(at.x * cos(shape.z) + at.y * sin(shape.z), at.y * cos(shape.z) - at.x * sin(shape.z));
  vGround = spot.xz + at;
  vSpot = spot;
  vTone = tone;
  vKind = shape.w;
  gl_Position = vec4((vGround * uMap.zw + uMap.xy) * 2.0 - 1.0, 0.0, 1.0);
}`;

/**
 * How bright a place is for a light, and whether something stands in the way: seven reads of how high the town is between the
 * lamp, at its own height, and the ground. A car dims no street lamp; a house does. What the lamp hangs on is no obstacle.
 */
export const LAMP_FRAGMENT = /* glsl */ `
uniform sampler2D tHeights;
uniform vec4 uMap;
varying vec2 vIn;
varying vec2 vGround;
varying vec3 vSpot;
varying vec4 vTone;
varying float vKind;

float pool(float away) {
  float soft = max(0.0, 1.0 - away);
  return soft * soft * (0.3 + 0.7 * soft);
}

float beam(vec2 at) {
  float along = 0.5 - at.y * 0.5;
  float edge = mix(0.12, 0.5, along);
  float half_ = mix(0.42, 0.98, along);
  return pow(1.0 - along, 1.35) * smoothstep(half_, half_ - edge, abs(at.x)) * smoothstep(0.0, 0.03, along);
}

float open() {
  float seen = 1.0;
  for (int i = 1; i < 8; i++) {
    float share = float(i) / 8.0;
    vec2 at = mix(vSpot.xz, vGround, share);
    if (distance(at, vSpot.xz) < vTone.w) continue;
    float over = texture2D(tHeights, at * uMap.zw + uMap.xy).g * ${TALLEST.toFixed(1)} - vSpot.y * (1.0 - share);
    seen = min(seen, 1.0 - smoothstep(0.08, 0.3, over) * smoothstep(1.0, 0.8, share + 0.02));
  }
  return seen;
}

void main() {
  float away = length(vIn);
  float light = vKind > 1.5 ? beam(vIn) : pool(away);
  if (vKind > 0.5 && vKind < 1.5) light *= smoothstep(0.1, 0.34, away);
  if (light <= 0.002) discard;
  gl_FragColor = vec4(vTone.rgb * light * mix(0.12, 1.0, open()), 1.0);
}`;

/** What the solid material reads: light as its root, so that eight bits hold dark pools and bright ones, and beside it what little sky is left at the foot of things. */
export const COMPOSE_FRAGMENT = /* glsl */ `
uniform sampler2D tLight;
uniform sampler2D tTight;
uniform sampler2D tWide;
void main() {
  vec3 light = texture2D(tLight, vUv).rgb;
  float contact = min(0.72, 0.34 * texture2D(tTight, vUv).r + 0.42 * texture2D(tWide, vUv).r);
  gl_FragColor = vec4(sqrt(min(light, vec3(4.0)) * 0.25), contact);
}`;
