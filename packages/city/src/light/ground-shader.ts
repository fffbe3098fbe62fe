/**
 * How lawns are mown and asphalt is worn, as what the colour of the ground is multiplied with (128 leaves it alone). Lanes are
 * half a square wide and squares differ a little, so that squares can be counted where nothing stands. No line is new: a zebra
 * means a border between tiles, and a bright line across a lawn would be read as a path. How far the nearest road is from a
 * place in a square of grass; a third of a square is far.
 */
export const GROUND_FRAGMENT = /* glsl */ `
uniform sampler2D tSquares;
uniform vec2 uBoard;

float grain(vec2 at) {
  return fract(sin(dot(at, vec2(127.1, 311.7))) * 43758.5453);
}

float cloud(vec2 at) {
  vec2 cell = floor(at);
  vec2 in_ = smoothstep(0.0, 1.0, fract(at));
  return mix(
    mix(grain(cell), grain(cell + vec2(1.0, 0.0)), in_.x),
    mix(grain(cell + vec2(0.0, 1.0)), grain(cell + vec2(1.0, 1.0)), in_.x),
    in_.y);
}

float road(vec2 square) {
  if (square.x < 0.0 || square.y < 0.0 || square.x >= uBoard.x || square.y >= uBoard.y) return 0.0;
  return texture2D(tSquares, (square + 0.5) / uBoard).r;
}

float toRoad(vec2 square, vec2 in_) {
  float far = 1.0;
  far = min(far, mix(1.0, in_.x, road(square - vec2(1.0, 0.0))));
  far = min(far, mix(1.0, 1.0 - in_.x, road(square + vec2(1.0, 0.0))));
  far = min(far, mix(1.0, in_.y, road(square - vec2(0.0, 1.0))));
  return min(far, mix(1.0, 1.0 - in_.y, road(square + vec2(0.0, 1.0))));
}

vec3 lawn(vec2 at, vec2 square, vec2 in_) {
  vec2 tile = floor(at / 5.0);
  float along = grain(tile + 3.0) < 0.5 ? at.x : at.y;
  float lane = abs(fract(along) * 2.0 - 1.0);
  float light = 1.0 + 0.075 * (smoothstep(0.42, 0.58, lane) * 2.0 - 1.0);
  light *= 1.0 + 0.045 * (mod(square.x + square.y, 2.0) * 2.0 - 1.0);
  float growth = cloud(at * 0.8 + 7.0) * 0.65 + cloud(at * 2.6) * 0.35;
  float lush = smoothstep(0.55, 0.85, growth);
  float dry = smoothstep(0.42, 0.2, growth);
  vec2 from = abs(fract(at / 5.0) - 0.5) * 5.0;
  light *= 1.0 - 0.13 * smoothstep(1.8, 2.5, max(from.x, from.y));
  vec3 colour = vec3(0.92, 1.11, 0.66) * light;
  colour *= mix(vec3(1.0), vec3(0.76, 0.87, 0.74), lush);
  colour *= mix(vec3(1.0), vec3(1.22, 1.1, 0.98), dry);
  float trodden = smoothstep(0.2, 0.02, toRoad(square, in_)) * smoothstep(0.25, 0.75, cloud(at * 3.4 + 2.0));
  return mix(colour, vec3(1.18, 0.96, 0.78), trodden * 0.55);
}

vec3 asphalt(vec2 at, vec2 square, vec2 in_) {
  float light = 0.8 + 0.08 * (cloud(at * 1.1 + 11.0) - 0.5) + 0.06 * (cloud(at * 9.0) - 0.5);
  float east = road(square - vec2(1.0, 0.0)) * road(square + vec2(1.0, 0.0));
  float south = road(square - vec2(0.0, 1.0)) * road(square + vec2(0.0, 1.0));
  float across = abs((east > south ? in_.y : in_.x) - 0.5);
  float straight = abs(east - south);
  light *= 1.0 - 0.1 * straight * smoothstep(0.07, 0.03, abs(abs(across - 0.2) - 0.075));
  float lot = grain(square * 1.7 + 5.0);
  vec2 corner = abs(in_ - vec2(0.3 + lot, 0.36)) - vec2(0.22, 0.14);
  if (lot < 0.16) light *= 1.0 - 0.13 * step(max(corner.x, corner.y), 0.0);
  float crack = abs(cloud(at * 2.3 + 31.0) - 0.5);
  light *= 1.0 - 0.18 * smoothstep(0.018, 0.004, crack) * step(0.5, cloud(at * 0.9 + 4.0));
  float cover = distance(in_, vec2(0.32, 0.68));
  if (grain(square + 17.0) < 0.08) light *= 1.0 - 0.3 * smoothstep(0.12, 0.09, cover);
  return vec3(light, light * 0.995, light * 1.01);
}

void main() {
  vec2 at = vUv * uBoard;
  vec2 square = floor(at);
  vec2 in_ = at - square;
  float paved = road(square);
  vec3 colour = paved > 0.5 ? asphalt(at, square, in_) : lawn(at, square, in_);
  gl_FragColor = vec4(colour * 0.5, paved);
}`;
