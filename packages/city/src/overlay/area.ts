import { squareKey, STEP, SIDES, beside } from "../town/board.ts";
import type { Side, Square } from "../view.ts";
import { PLAQUE } from "../palette.ts";
import type { GroundPainter } from "./ink.ts";
import { CHANGES, dashed } from "./mark.ts";
import type { OverlayChange } from "./overlay.ts";

/** One straight piece of the edge of a set of squares, in squares. */
export interface AreaEdge {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly side: Side;
}

const sideOf = ([x, y]: Square, side: Side): AreaEdge => {
  switch (side) {
    case "N":
      return { from: [x, y], to: [x + 1, y], side };
    case "S":
      return { from: [x, y + 1], to: [x + 1, y + 1], side };
    case "W":
      return { from: [x, y], to: [x, y + 1], side };
    case "E":
      return { from: [x + 1, y], to: [x + 1, y + 1], side };
  }
};

/** The outline of a set of squares: every side that has no neighbour of the set beyond it. */
export const outlineOf = (squares: readonly Square[]): AreaEdge[] => {
  const inside = new Set(squares.map(squareKey));
  return squares.flatMap((square) =>
    SIDES.filter((side) => !inside.has(squareKey(beside(square, side)))).map((side) => sideOf(square, side)),
  );
};

/** Draws an outline `width` wide, its middle `inset` inside the squares. */
export const inkOutline = (
  ink: GroundPainter,
  squares: readonly Square[],
  width: number,
  inset: number,
  colour: string,
  alpha: number,
): void => {
  for (const { from, to, side } of outlineOf(squares)) {
    const [dx, dz] = STEP[side];
    const long = width / 2 - inset;
    const [ex, ez] = dx === 0 ? [long, 0] : [0, long];
    ink.stroke(
      [from[0] - dx * inset - ex, from[1] - dz * inset - ez],
      [to[0] - dx * inset + ex, to[1] - dz * inset + ez],
      width,
      colour,
      alpha,
    );
  }
};

/** How a broken outline is drawn, in squares: its middle `inset` inside the squares. */
interface Broken {
  readonly colour: string;
  readonly width: number;
  readonly inset: number;
  readonly dash: number;
  readonly gap: number;
}

/** A broken outline on a cream ground that is wider than itself. */
export const inkBroken = (
  ink: GroundPainter,
  squares: readonly Square[],
  { colour, width, inset, dash, gap }: Broken,
): void => {
  inkOutline(ink, squares, width + 0.08, inset, PLAQUE.cream, 0.95);
  for (const { from, to, side } of outlineOf(squares)) {
    const [dx, dz] = STEP[side];
    const inside = ([x, z]: AreaEdge["from"]): AreaEdge["from"] => [x - dx * inset, z - dz * inset];
    for (const [begin, end] of dashed([inside(from), inside(to)], dash, gap)) ink.stroke(begin, end, width, colour, 1);
  }
};

/** What differs, just outside its squares: where it stands on the ground, whatever stands on it. */
export const inkChanged = (ink: GroundPainter, squares: readonly Square[], how: OverlayChange): void => {
  const line = { colour: PLAQUE.changed, width: 0.26, inset: -0.12 };
  if (CHANGES[how].gap > 0) return inkBroken(ink, squares, { ...line, ...CHANGES[how] });
  inkOutline(ink, squares, line.width + 0.16, line.inset, PLAQUE.cream, 1);
  inkOutline(ink, squares, line.width, line.inset, line.colour, 1);
};

/** Hatches squares with strokes that run on from square to square. */
export const inkHatch = (ink: GroundPainter, squares: readonly Square[], colour: string, alpha: number): void => {
  const [gap, width] = [0.25, 0.07];
  for (const [x, y] of squares)
    for (let i = 0; i < 8; i++) {
      const k = (i + 0.5) * gap;
      const from = [Math.max(0, k - 1), Math.min(1, k)] as const;
      const to = [Math.min(1, k), Math.max(0, k - 1)] as const;
      ink.stroke([x + from[0], y + from[1]], [x + to[0], y + to[1]], width, colour, alpha);
    }
};

/** The dots of a reach in one square: what campaigns spread, where a hatch would forbid. In squares. */
export const REACH_DOTS: readonly (readonly [number, number])[] = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
];
export const DOT = 0.08;

const round = (x: number, y: number, radius: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 6 }, (_, corner) => {
    const turn = (corner * Math.PI) / 3;
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius] as const;
  });

/** Strews squares with dots on cream. */
export const inkDots = (ink: GroundPainter, squares: readonly Square[], colour: string): void => {
  for (const [x, y] of squares)
    for (const [dx, dy] of REACH_DOTS)
      for (const [tone, size] of [
        [PLAQUE.cream, DOT * 1.7],
        [colour, DOT],
      ] as const)
        ink.polygon(round(x + dx, y + dy, size), tone, 1);
};

/** Fills squares evenly. */
export const inkFill = (ink: GroundPainter, squares: readonly Square[], colour: string, alpha: number): void => {
  for (const [x, y] of squares) ink.rectangle(x, y, x + 1, y + 1, colour, alpha);
};

/** A big cross over the extent of squares. */
export const inkCross = (ink: GroundPainter, squares: readonly Square[], colour: string): void => {
  const xs = squares.map(([x]) => x);
  const ys = squares.map(([, y]) => y);
  const [w, n, e, s] = [Math.min(...xs) + 0.25, Math.min(...ys) + 0.25, Math.max(...xs) + 0.75, Math.max(...ys) + 0.75];
  ink.stroke([w, n], [e, s], 0.2, colour, 1);
  ink.stroke([w, s], [e, n], 0.2, colour, 1);
};
