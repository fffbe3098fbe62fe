import type { PathCommand } from "opentype.js/dist/opentype.mjs";

/** A place in a picture, in pixels. */
export type PixelPoint = readonly [x: number, y: number];
/** A closed line; what several of them go round is filled as letters are, by how often it is gone round. */
export type Contour = readonly PixelPoint[];

/** Straight lines that stand for a curve: letters of fifty pixels show no corners. */
const PIECES = 6;

const onCurve = (points: readonly PixelPoint[], t: number): PixelPoint => {
  if (points.length === 1) return points[0] ?? [0, 0];
  const between = points.slice(1).map(([x, y], at): PixelPoint => {
    const [fromX, fromY] = points[at] ?? [0, 0];
    return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
  });
  return onCurve(between, t);
};

const curve = (points: readonly PixelPoint[]): readonly PixelPoint[] =>
  Array.from({ length: PIECES }, (_, piece) => onCurve(points, (piece + 1) / PIECES));

/** The points that a step of an outline names, in their order. */
const pointsIn = ({ x, y, x1, y1, x2, y2 }: PathCommand): readonly PixelPoint[] =>
  [[x1, y1] as const, [x2, y2] as const, [x, y] as const].flatMap(([right, down]) =>
    right === undefined || down === undefined ? [] : [[right, down] as const],
  );

/** An outline as closed lines. */
export const contoursOf = (commands: readonly PathCommand[]): readonly Contour[] => {
  const contours: PixelPoint[][] = [];
  for (const command of commands) {
    if (command.type === "Z") continue;
    const points = pointsIn(command);
    const line = contours.at(-1);
    const from = line?.at(-1);
    if (command.type === "M" || !line || !from) contours.push([...points]);
    else line.push(...curve([from, ...points]));
  }
  return contours;
};

/** A polygon of many corners that is an ellipse to the eye. */
const CORNERS = 120;

/** An ellipse round its middle. */
export const ellipse = ([x, y]: PixelPoint, across: number, down: number): Contour =>
  Array.from({ length: CORNERS }, (_, at): PixelPoint => {
    const turn = (at / CORNERS) * Math.PI * 2;
    return [x + Math.cos(turn) * across, y + Math.sin(turn) * down];
  });

/** A rectangle with round corners, by its left upper one. */
export const rounded = ([x, y]: PixelPoint, wide: number, high: number, corner: number): Contour => {
  const [left, right, top, foot] = [x + corner, x + wide - corner, y + corner, y + high - corner];
  return ellipse([0, 0], corner, corner).map(([across, down]): PixelPoint => [
    (across < 0 ? left : right) + across,
    (down < 0 ? top : foot) + down,
  ]);
};

/** A star of five points round its middle. */
export const star = ([x, y]: PixelPoint, radius: number): Contour =>
  Array.from({ length: 10 }, (_, at): PixelPoint => {
    const [turn, far] = [(at / 10 - 0.25) * Math.PI * 2, at % 2 === 0 ? radius : radius * 0.45];
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
  });
