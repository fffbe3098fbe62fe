/**
 * The picture of all that is solid. Sun and sky are summed up here and not by the library: one sun and one sky are all there is, and
 * what is baked (lamps, shade, the worn ground) is read from three maps that lie over the board.
 */
export const SOLID_VERTEX = /* glsl */ `
#include <batching_pars_vertex>
attribute vec4 glow;
varying vec3 vAt;
varying vec3 vUp;
varying vec3 vTint;
varying vec4 vGlow;
void main() {
  #include <batching_vertex>
  vec4 at = vec4(position, 1.0);
  vec3 up = normal;
  #ifdef USE_BATCHING
  at = batchingMatrix * at;
  up = mat3(batchingMatrix) * up;
  #endif
  at = modelMatrix * at;
  vAt = at.xyz;
  vUp = up;
  vTint = color;
  vGlow = glow;
  gl_Position = projectionMatrix * viewMatrix * at;
}`;

/** How heights up to this, in squares, are kept in a channel of eight bits. */
export const TALLEST = 2.6;

/**
 * What stands in it, from its head (comments of a shader are sent to every page):
 * - `shadeAt`: how much of the sun something takes away: on the ground what was softened for it, higher up whatever stands higher on the
 *   way to the sun.
 * - `wave`: evening comes from the east, house by house: how much more or less a lamp shines here than one of the middle would.
 * - `isBare`: lawns lie lower than all that is laid on them, asphalt lower than its kerbs.
 * - `dark`: rim and base stay out, as letters in half a shadow are not read.
 * - `lamp`: walls are lit by what lies before them, edges of lawns by what lies on them.
 */
export const SOLID_FRAGMENT = /* glsl */ `
uniform vec4 uVeil;
uniform vec3 uSun;
uniform vec3 uSunFrom;
uniform float uLift;
uniform vec3 uSky;
uniform vec3 uEarth;
uniform vec3 uRim;
uniform float uWindows;
uniform float uNeon;
uniform float uLamps;
uniform float uDusk;
uniform vec4 uMap;
uniform vec2 uBoard;
uniform vec2 uShear;
uniform vec2 uShearBefore;
uniform float uBefore;
uniform sampler2D tLamps;
uniform sampler2D tShade;
uniform sampler2D tShadeBefore;
uniform sampler2D tGround;
varying vec3 vAt;
varying vec3 vUp;
varying vec3 vTint;
varying vec4 vGlow;

float shadeAt(sampler2D shade, vec2 shear) {
  vec2 kept = texture2D(shade, (vAt.xz - vAt.y * shear) * uMap.zw + uMap.xy).rg;
  float over = kept.g * ${TALLEST.toFixed(1)} - vAt.y;
  return mix(kept.r, smoothstep(0.05, 0.15, over), smoothstep(0.14, 0.2, vAt.y));
}

float wave(vec2 tile) {
  if (uDusk >= 1.0) return 1.0;
  float odd = fract(sin(dot(floor(vAt.xz * 0.5), vec2(12.9898, 78.233))) * 43758.5453);
  float late = clamp(1.0 - tile.x, 0.0, 1.0) * 0.5 + odd * 0.2;
  return smoothstep(late, late + 0.3, uDusk) / max(uDusk, 0.01);
}

void main() {
  vec3 up = normalize(vUp);
  vec2 on = vAt.xz * uMap.zw + uMap.xy;
  vec3 albedo = vTint;
  float flat_ = step(0.9, up.y) * step(vAt.y, 0.13);
  float isGround = flat_ * step(-0.1, vAt.y);
  vec2 tile = vAt.xz / uBoard;
  float isOn = step(0.0, tile.x) * step(tile.x, 1.0) * step(0.0, tile.y) * step(tile.y, 1.0);
  isGround *= isOn;
  vec4 worn = texture2D(tGround, tile);
  float isBare = isGround * (vAt.y < 0.02 ? 1.0 : step(0.5, worn.a) * step(vAt.y, 0.075));
  albedo *= mix(vec3(1.0), worn.rgb * 2.0, isBare);

  float sun = max(0.0, dot(up, uSunFrom));
  sun = mix(sun, sqrt(sun) * (1.3 - 0.3 * sun), uLift);
  vec2 inMap = step(vec2(0.0), on) * step(on, vec2(1.0));
  float dark = shadeAt(tShade, uShear);
  if (uBefore > 0.0) dark = mix(dark, shadeAt(tShadeBefore, uShearBefore), uBefore);
  dark *= inMap.x * inMap.y * max(isOn, step(0.13, vAt.y));

  vec4 lamp = texture2D(tLamps, on + up.xz * 0.22 * uMap.zw * step(0.13, vAt.y));
  float open = 1.0 - lamp.a * isGround;
  vec3 sky = mix(uEarth, uSky, up.y * 0.5 + 0.5) * open;
  vec3 rim = uRim * (max(0.0, up.y) * 0.6 + max(0.0, -up.z));
  vec3 seen = albedo * (uSun * sun * (1.0 - dark) + sky + rim);

  float on_ = wave(tile);
  vec3 thrown = lamp.rgb * lamp.rgb * 4.0 * uLamps * on_;
  float high = max(0.0, vAt.y);
  float facing = mix(0.5, 1.0, max(0.0, up.y)) * step(-0.9, up.y);
  seen += albedo * thrown * facing * mix(0.4, 1.0, isOn) / (1.0 + high * (1.6 + 5.0 * high));

  float lit = uWindows * on_;
  float shine = vGlow.a < 0.5 ? 0.0 : (vGlow.a < 1.5 ? lit : (vGlow.a < 2.5 ? uNeon * on_ : mix(0.2, 1.0, lit)));
  seen += vGlow.rgb * shine;
  gl_FragColor = vec4(seen, 1.0) * uVeil;
  #include <colorspace_fragment>
}`;
