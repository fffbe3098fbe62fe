import { UNIT } from "./node.ts";

/** A point in squares. */
export type FlatPoint = readonly [number, number];

/** A length in units of the drawing, no longer than it has to be written. */
const units = (squares: number): number => Math.round(squares * UNIT * 100) / 100;

/** Many shapes make one path: a map of some thousand nodes would be slow to draw. */
export const polygon = (points: readonly FlatPoint[]): string =>
  `M${points.map(([x, y]) => `${units(x)} ${units(y)}`).join("L")}Z`;

/** The same for a rectangle. */
export const block = (x: number, y: number, width: number, height: number): string =>
  `M${units(x)} ${units(y)}h${units(width)}v${units(height)}h${units(-width)}Z`;

/** The same for a disc. */
export const disc = (x: number, y: number, radius: number): string => {
  const [r, across] = [units(radius), units(radius * 2)];
  return `M${units(x - radius)} ${units(y)}a${r} ${r} 0 1 1 ${across} 0a${r} ${r} 0 1 1 ${-across} 0Z`;
};

/** The same for a line, which has to be stroked. */
export const stroke = (points: readonly FlatPoint[]): string =>
  `M${points.map(([x, y]) => `${units(x)} ${units(y)}`).join("L")}`;

/** Corners on a circle about a point, the first to the south. */
export const corners = ([x, y]: FlatPoint, count: number, radius: number, first = 0): readonly FlatPoint[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = first + (i / count) * Math.PI * 2;
    return [x + Math.sin(angle) * radius, y + Math.cos(angle) * radius];
  });
