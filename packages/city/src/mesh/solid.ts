import { BufferAttribute, BufferGeometry } from "three";
import { flatten, type PathPoint } from "../goods/path.ts";

export type Vector = readonly [number, number, number];

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

const middle = (points: readonly Vector[]): Vector => {
  const sum = points.reduce<Vector>((s, p) => [s[0] + p[0], s[1] + p[1], s[2] + p[2]], [0, 0, 0]);
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length];
};

/** A convex body from its faces, flat shaded; each face may be given in either direction of turning. */
export const convex = (faces: readonly (readonly Vector[])[]): BufferGeometry => {
  const heart = middle(faces.flat());
  const position: number[] = [];
  const normal: number[] = [];
  for (const face of faces) {
    const [a, b, c] = face;
    if (!a || !b || !c) continue;
    const raw = cross(minus(b, a), minus(c, a));
    const length = Math.hypot(...raw) || 1;
    const out = dot(raw, minus(middle(face), heart)) < 0 ? -1 : 1;
    const n = raw.map((value) => (value * out) / length);
    for (let i = 1; i + 1 < face.length; i++) {
      const fan = [face[0], face[out > 0 ? i : i + 1], face[out > 0 ? i + 1 : i]];
      for (const corner of fan) {
        position.push(...(corner ?? a));
        normal.push(...n);
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(position), 3));
  geometry.setAttribute("normal", new BufferAttribute(new Float32Array(normal), 3));
  return geometry;
};

const SIGNS = [-1, 1] as const;

/** A box that stands on the origin with one-segment chamfers: 44 triangles. */
export const chamferedBox = (size: Vector, chamfer: number): BufferGeometry => {
  const [w, h, d] = [size[0] / 2, size[1] / 2, size[2] / 2];
  const c = Math.min(chamfer, w * 0.9, h * 0.9, d * 0.9);
  const on = (axis: number, x: number, y: number, z: number): Vector => [
    x * (axis === 0 ? w : w - c),
    h + y * (axis === 1 ? h : h - c),
    z * (axis === 2 ? d : d - c),
  ];
  const faces: Vector[][] = [];
  for (const s of SIGNS) {
    faces.push([on(0, s, -1, -1), on(0, s, 1, -1), on(0, s, 1, 1), on(0, s, -1, 1)]);
    faces.push([on(1, -1, s, -1), on(1, 1, s, -1), on(1, 1, s, 1), on(1, -1, s, 1)]);
    faces.push([on(2, -1, -1, s), on(2, 1, -1, s), on(2, 1, 1, s), on(2, -1, 1, s)]);
    for (const t of SIGNS) {
      faces.push([on(0, s, t, -1), on(0, s, t, 1), on(1, s, t, 1), on(1, s, t, -1)]);
      faces.push([on(0, s, -1, t), on(0, s, 1, t), on(2, s, 1, t), on(2, s, -1, t)]);
      faces.push([on(1, -1, s, t), on(1, 1, s, t), on(2, 1, s, t), on(2, -1, s, t)]);
      for (const u of SIGNS) faces.push([on(0, s, t, u), on(1, s, t, u), on(2, s, t, u)]);
    }
  }
  return convex(faces);
};

/** A gable roof along x that stands on the origin: `width` along the ridge, `depth` across it, eaves `thick`. */
export const gable = (width: number, height: number, depth: number, thick = 0.07) => {
  const [w, d] = [width / 2, depth / 2];
  const end = (x: number): Vector[] => [
    [x, 0, -d],
    [x, thick, -d],
    [x, height, 0],
    [x, thick, d],
    [x, 0, d],
  ];
  const [west, east] = [end(-w), end(w)];
  const sides = west.map((_, i) => {
    const j = (i + 1) % west.length;
    return [west[i], west[j], east[j], east[i]].filter((p) => p !== undefined);
  });
  return convex([west, east, ...sides]);
};

/** A hipped roof that stands on the origin, ridge along x. */
export const hip = (width: number, height: number, depth: number, thick = 0.07) => {
  const [w, d, r] = [width / 2, depth / 2, Math.max(0.02, (width - depth) / 2)];
  const ring = (y: number): Vector[] => [
    [-w, y, -d],
    [w, y, -d],
    [w, y, d],
    [-w, y, d],
  ];
  const [low, high] = [ring(0), ring(thick)];
  const walls = low.map((_, i) => {
    const j = (i + 1) % 4;
    return [low[i], low[j], high[j], high[i]].filter((p) => p !== undefined);
  });
  const [a, b]: [Vector, Vector] = [
    [-r, height, 0],
    [r, height, 0],
  ];
  const [nw, ne, se, sw] = high;
  if (!nw || !ne || !se || !sw) return convex([low]);
  return convex([low, ...walls, [nw, ne, b, a], [sw, se, b, a], [nw, sw, a], [ne, se, b]]);
};

/** The corners of a 20-unit outline as an upright polygon `size` wide, centred on the origin, grown by `grow` units. */
export const upright = (d: string, size: number, grow = 0): PathPoint[] => {
  const scale = (size / 20) * (1 + grow / 10);
  return flatten(d).map(([x, y]) => [(x - 10) * scale, (10 - y) * scale]);
};
