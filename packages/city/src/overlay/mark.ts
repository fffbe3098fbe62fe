import type { OverlayChange, Tone } from "./overlay.ts";

type Point = readonly [number, number];

/** Colour, and dash and gap in squares (a gap of 0 is an unbroken line), of each tone. */
export const TONES: Readonly<Record<Tone, { readonly colour: string; readonly dash: number; readonly gap: number }>> = {
  good: { colour: "#2E6B33", dash: 1, gap: 0 },
  doubtful: { colour: "#C08F12", dash: 0.5, gap: 0.25 },
  danger: { colour: "#C3271B", dash: 0.2, gap: 0.2 },
  idea: { colour: "#3873D3", dash: 0.8, gap: 0.2 },
};

/** The dash of what differs, and the gap after it, in squares; a line without a gap runs through. */
export const CHANGES: Readonly<Record<OverlayChange, { readonly dash: number; readonly gap: number }>> = {
  step: { dash: 1, gap: 0 },
  other: { dash: 0.42, gap: 0.22 },
  gone: { dash: 0.12, gap: 0.2 },
};

const RING = 0.62;

const ring = ([x, y]: Point, radius: number): Point[] =>
  Array.from({ length: 33 }, (_, i) => {
    const angle = (i / 32) * Math.PI * 2;
    return [x + Math.sin(angle) * radius, y + Math.cos(angle) * radius];
  });

const head = (from: Point, to: Point): Point[] => {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const barb = (turn: number): Point => [to[0] - Math.cos(angle + turn) * 0.5, to[1] - Math.sin(angle + turn) * 0.5];
  return [barb(0.5), to, barb(-0.5)];
};

/** The lines of a drawn mark, in squares: a ring round one place, or a shaft and the two barbs of an arrow. */
export const markLines = (from: Point, to: Point, radius = RING): (readonly Point[])[] => {
  const middle = ([x, y]: Point): Point => [x + 0.5, y + 0.5];
  if (from[0] === to[0] && from[1] === to[1]) return [ring(middle(from), radius)];
  return [[middle(from), middle(to)], head(middle(from), middle(to))];
};

/** The parts of a straight piece that are drawn when `before` squares of its line came before it. */
const strokesOf = (from: Point, to: Point, before: number, dash: number, gap: number): (readonly [Point, Point])[] => {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (way: number): Point => [
    from[0] + ((to[0] - from[0]) * way) / long,
    from[1] + ((to[1] - from[1]) * way) / long,
  ];
  const period = dash + gap;
  const first = Math.floor(before / period);
  const last = Math.floor((before + long) / period);
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * period - before).flatMap((start) => {
    const [begin, end] = [Math.max(0, start), Math.min(long, start + dash)];
    return end - begin > 1e-6 ? [[at(begin), at(end)] as const] : [];
  });
};

/** The strokes of a line cut into dashes that go on round its corners; a gap of 0 leaves it whole. */
export const dashed = (line: readonly Point[], dash: number, gap: number): (readonly [Point, Point])[] => {
  let before = 0;
  return line.slice(1).flatMap((to, i) => {
    const from = line[i] ?? to;
    const strokes = gap === 0 ? [[from, to] as const] : strokesOf(from, to, before, dash, gap);
    before += Math.hypot(to[0] - from[0], to[1] - from[1]);
    return strokes;
  });
};
