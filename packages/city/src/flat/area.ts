import { CHAINS, PLAQUE } from "../palette.ts";
import { DOT, outlineOf, REACH_DOTS } from "../overlay/area.ts";
import type { Overlay } from "../overlay/overlay.ts";
import { STEP } from "../town/board.ts";
import type { CityHouse, Square } from "../view.ts";
import { type FlatNode, line, node, rect, UNIT } from "./node.ts";

/** A line round all squares together. */
export const edges = (squares: readonly Square[], colour: string, width: number): FlatNode[] =>
  outlineOf(squares).map(({ from, to }) =>
    line(from, to, { stroke: colour, "stroke-width": width, "stroke-linecap": "round" }),
  );

/** A line round all squares together that lies beside them, `out` squares away, and covers nothing of what stands on them. */
export const around = (squares: readonly Square[], colour: string, width: number, out: number): FlatNode[] =>
  outlineOf(squares).map(({ from, to, side }) => {
    const [dx, dy] = STEP[side];
    const [long, high] = dx === 0 ? [out, 0] : [0, out];
    return line(
      [from[0] + dx * out - long, from[1] + dy * out - high],
      [to[0] + dx * out + long, to[1] + dy * out + high],
      { stroke: colour, "stroke-width": width },
    );
  });

/** A colour over every square. */
export const fill = (squares: readonly Square[], colour: string, opacity: number): FlatNode[] =>
  squares.map(([x, y]) => rect(x, y, 1, 1, { fill: colour, opacity }));

/** The squares of a house. */
const squaresOf = ({ at: [x, y] }: CityHouse): readonly Square[] => [
  [x, y],
  [x + 1, y],
  [x, y + 1],
  [x + 1, y + 1],
];

/**
 * A light over what a campaign reaches, dotted and outlined in the colour of its chain: never filled with it, as a refusal is.
 * A house that it reaches is outlined, so that all that stands in it can be read.
 */
export const reachNodes = (
  houses: readonly CityHouse[],
  { style, squares }: Extract<Overlay, { kind: "reach" }>,
): FlatNode[] => {
  const { body } = CHAINS[style];
  const isLit = ([x, y]: Square): boolean => squares.some(([u, v]) => u === x && v === y);
  const reached = houses.map(squaresOf).filter((house) => house.some(isLit));
  const open = squares.filter(([x, y]) => !reached.some((house) => house.some(([u, v]) => u === x && v === y)));
  const dots = open.flatMap(([x, y]) =>
    REACH_DOTS.map(([dx, dy]) =>
      node("circle", { cx: (x + dx) * UNIT, cy: (y + dy) * UNIT, r: DOT * UNIT, fill: body, stroke: PLAQUE.cream }),
    ),
  );
  return [
    node("g", { "data-reach": squares.length }, [
      ...fill(open, PLAQUE.cream, 0.28),
      ...dots,
      ...[squares, ...reached].flatMap((area) => edges(area, PLAQUE.cream, 4.5)),
      ...[squares, ...reached].flatMap((area) => edges(area, body, 2.5)),
    ]),
  ];
};
