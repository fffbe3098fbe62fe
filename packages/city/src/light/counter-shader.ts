/**
 * The counter of a diner, on which the board lies like a model railway: sea-green laminate with boomerangs, a saucer, a bottle
 * of ketchup and a menu. Everything is a little out of focus, so that nobody looks there. Drawn once a town; alpha is how much
 * sky the board leaves. The line of one boomerang in its cell: an arc that opens somewhere. Plain towards its edge, which is
 * drawn out to where no camera looks.
 */
export const COUNTER_MAP_FRAGMENT = /* glsl */ `
uniform vec4 uRoom;
uniform vec2 uBoard;

float grain(vec2 at) {
  return fract(sin(dot(at, vec2(127.1, 311.7))) * 43758.5453);
}

float boomerang(vec2 at) {
  vec2 cell = floor(at / 3.4);
  vec2 in_ = at - (cell + 0.5) * 3.4 - (vec2(grain(cell), grain(cell + 9.0)) - 0.5) * 1.2;
  float turn = grain(cell + 4.0) * 6.2832;
  in_ = vec2(in_.x * cos(turn) - in_.y * sin(turn), in_.x * sin(turn) + in_.y * cos(turn));
  float outer = abs(length(in_ * vec2(1.0, 1.5)) - 0.8);
  return smoothstep(0.09, 0.0, outer) * smoothstep(-0.2, 0.25, in_.y);
}

float disc(vec2 at, vec2 middle, float radius, float blur) {
  return smoothstep(radius + blur, radius - blur, distance(at, middle));
}

float sheet(vec2 at, vec2 middle, vec2 half_, float turn, float blur) {
  vec2 in_ = at - middle;
  in_ = abs(vec2(in_.x * cos(turn) - in_.y * sin(turn), in_.x * sin(turn) + in_.y * cos(turn))) - half_;
  return smoothstep(blur, -blur, max(in_.x, in_.y));
}

vec3 props(vec3 on, vec2 at) {
  vec2 saucer = vec2(-5.6, -3.4);
  on *= 1.0 - 0.5 * disc(at, saucer + vec2(0.3, 0.4), 2.7, 0.7);
  on = mix(on, vec3(0.86, 0.82, 0.72), disc(at, saucer, 2.6, 0.22));
  on = mix(on, vec3(0.62, 0.58, 0.5), disc(at, saucer, 1.7, 0.2));
  on = mix(on, vec3(0.9, 0.86, 0.77), disc(at, saucer, 1.45, 0.2));
  on = mix(on, vec3(0.1, 0.05, 0.03), disc(at, saucer, 1.12, 0.16));
  vec2 bottle = vec2(uBoard.x + 4.4, -4.2);
  on *= 1.0 - 0.55 * disc(at, bottle + vec2(0.35, 0.5), 1.7, 0.8);
  on = mix(on, vec3(0.62, 0.03, 0.02), disc(at, bottle, 1.6, 0.22));
  on = mix(on, vec3(0.85, 0.12, 0.08), disc(at, bottle - vec2(0.35, 0.35), 0.9, 0.5));
  on = mix(on, vec3(0.85, 0.8, 0.72), disc(at, bottle, 0.62, 0.2));
  vec2 menu = vec2(uBoard.x + 5.2, uBoard.y - 3.0);
  on *= 1.0 - 0.4 * sheet(at, menu + 0.25, vec2(2.4, 3.4), 0.24, 0.7);
  on = mix(on, vec3(0.86, 0.78, 0.6), sheet(at, menu, vec2(2.3, 3.3), 0.24, 0.14));
  return mix(on, vec3(0.55, 0.06, 0.04), sheet(at, menu - vec2(-0.45, 2.0), vec2(1.7, 0.5), 0.24, 0.2));
}

void main() {
  vec2 at = uRoom.xy + vUv * uRoom.zw;
  vec2 inside = min(vUv, 1.0 - vUv);
  float pattern = smoothstep(0.0, 0.05, min(inside.x, inside.y));
  vec3 laminate = vec3(0.026, 0.2, 0.172) * (1.0 + pattern * (0.12 * grain(floor(at * 12.0)) - 0.06));
  laminate *= 1.0 + pattern * (0.85 * boomerang(at) + 0.3 * boomerang(at * 1.3 + 21.0));
  vec2 off = max(abs(at - uBoard * 0.5) - uBoard * 0.5 - 0.95, 0.0);
  float away = length(off);
  float open = (1.0 - 0.5 * exp(-away * 1.1)) * (1.0 - 0.28 * exp(-away * 0.3));
  gl_FragColor = vec4(sqrt(mix(laminate, props(laminate, at), pattern)), open);
}`;

export const COUNTER_VERTEX = /* glsl */ `
varying vec2 vAt;
void main() {
  vAt = position.xz;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}`;

/**
 * One read a picture. At dusk the last sun falls through blinds, in stripes half as strong as they could be: a zebra means a
 * border. Less violet than the sky over the board: sea green stays green at dusk; lit windows are brighter than the room.
 */
export const COUNTER_FRAGMENT = /* glsl */ `
uniform sampler2D tCounter;
uniform vec4 uRoom;
uniform vec2 uBoard;
uniform vec3 uSun;
uniform vec3 uSunFrom;
uniform vec3 uSky;
uniform float uBlinds;
uniform float uWindows;
uniform float uDrop;
varying vec2 vAt;
void main() {
  vec4 kept = texture2D(tCounter, clamp((vAt - uRoom.xy) / uRoom.zw, 0.0, 1.0));
  vec2 thrown = vAt + uSunFrom.xz / max(0.3, uSunFrom.y) * uDrop;
  vec2 over = abs(thrown - uBoard * 0.5) - uBoard * 0.5 - 0.95;
  float shade = smoothstep(0.5, -0.5, max(over.x, over.y));
  float stripe = smoothstep(0.25, 0.75, sin((vAt.y - vAt.x * 0.42) * 2.6) * 0.5 + 0.5);
  float left = smoothstep(uBoard.x * 0.75, -uBoard.x * 0.35, vAt.x + vAt.y * 0.2);
  float sun = mix(0.75, stripe * left * 0.8, uBlinds) * max(0.0, uSunFrom.y) * (1.0 - shade);
  float far = length((vAt - uBoard * 0.5) / (uBoard + 14.0));
  vec3 sky = mix(vec3(dot(uSky, vec3(0.3, 0.5, 0.2))), uSky, 0.45) * mix(0.85, 0.58, uWindows);
  vec3 seen = kept.rgb * kept.rgb * (uSun * sun + sky * kept.a) * mix(1.0, 0.55, smoothstep(0.45, 0.95, far));
  gl_FragColor = vec4(seen, 1.0);
  #include <colorspace_fragment>
}`;
