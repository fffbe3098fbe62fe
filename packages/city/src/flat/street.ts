import { TOWN } from "../palette.ts";
import { STEP } from "../town/board.ts";
import type { RoadSquare } from "../town/roads.ts";
import type { Side } from "../view.ts";
import { lineTone, tone } from "./hour.ts";
import { type FlatNode, line, node, rect } from "./node.ts";
import { block, stroke } from "./path.ts";

/** How wide a pavement is, in squares. */
const PAVEMENT = 0.13;

/** A strip along the inside of one side of a square. */
const along = ([x, y]: readonly [number, number], side: Side, wide: number, from = 0): string => {
  const [dx, dy] = STEP[side];
  if (dx === 0) return block(x, dy < 0 ? y + from : y + 1 - wide - from, 1, wide);
  return block(dx < 0 ? x + from : x + 1 - wide - from, y, wide, 1);
};

/** The corner of a pavement where two roads meet. */
const cornersOf = ({ at: [x, y], open, bridge }: RoadSquare): readonly string[] =>
  bridge
    ? []
    : (["N", "S"] as const).flatMap((down) =>
        (["W", "E"] as const).flatMap((across) =>
          open.includes(down) && open.includes(across)
            ? [
                block(
                  x + (across === "E" ? 1 - PAVEMENT : 0),
                  y + (down === "S" ? 1 - PAVEMENT : 0),
                  PAVEMENT,
                  PAVEMENT,
                ),
              ]
            : [],
        ),
      );

/** Where a road ends: a red bar with a few white marks, so that nobody takes it for a connection, nor for a zebra where there is no colour. */
export const barriers = (roads: readonly RoadSquare[]): readonly FlatNode[] =>
  roads.flatMap(({ at: [x, y], end }) => {
    if (!end) return [];
    const [dx, dy] = STEP[end];
    const [u, v] = [x + 0.5 + dx * 0.4, y + 0.5 + dy * 0.4];
    const [from, to] = [[u - dy * 0.5, v - dx * 0.5] as const, [u + dy * 0.5, v + dx * 0.5] as const];
    return [
      line(from, to, { stroke: "#C0533F", "stroke-width": 4 }),
      line(from, to, { stroke: TOWN.white, "stroke-width": 4, "stroke-dasharray": "2 5" }),
    ];
  });

/** The dashes in the middle of a road, none where roads meet or a zebra lies. */
const dashesOf = ({ at: [x, y], open, seams, bridge }: RoadSquare): readonly string[] =>
  bridge || open.length > 2
    ? []
    : open.map((side) => {
        const [dx, dy] = STEP[side];
        const [from, to] = seams.includes(side) ? [0, 0.15] : [0.15, 0.35];
        return stroke([
          [x + 0.5 + dx * from, y + 0.5 + dy * from],
          [x + 0.5 + dx * to, y + 0.5 + dy * to],
        ]);
      });

/** Roads with their pavements and dashes, a path each. */
export const streetNodes = (roads: readonly RoadSquare[]): readonly FlatNode[] => {
  const closed = roads
    .filter(({ bridge }) => !bridge)
    .flatMap(({ at, closed: sides }) => sides.map((side) => [at, side] as const));
  return [
    node("path", { d: roads.map(({ at: [x, y] }) => block(x, y, 1, 1)).join(""), ...tone("road") }),
    // The shade of the kerb, and the pavement.
    node("path", {
      d: closed.map(([at, side]) => along(at, side, PAVEMENT + 0.05)).join(""),
      fill: TOWN.ink,
      "fill-opacity": 0.35,
    }),
    node("path", {
      d: [...closed.map(([at, side]) => along(at, side, PAVEMENT)), ...roads.flatMap(cornersOf)].join(""),
      ...tone("kerb"),
    }),
    node("path", { d: roads.flatMap(dashesOf).join(""), ...lineTone("paint", 1) }),
  ];
};

/** Stripes of a zebra from the middle of the road, and half their length, in squares. */
const [STRIPES, HALF_STRIPE] = [[-0.3, -0.1, 0.1, 0.3], 0.26] as const;

/**
 * A zebra over a road where it goes on over the border between two tiles, as in the town: distances are counted by these. Each
 * border is drawn once, from the square north or west of it.
 */
export const zebras = ({ at: [x, y], seams }: RoadSquare): readonly FlatNode[] =>
  seams.flatMap((side) => {
    if (side === "N" || side === "W") return [];
    const [dx, dy] = STEP[side];
    const [u, v] = [x + 0.5 + dx / 2, y + 0.5 + dy / 2];
    const stripes = STRIPES.map((across) => {
      const from = [u + dy * across - dx * HALF_STRIPE, v + dx * across - dy * HALF_STRIPE] as const;
      const to = [u + dy * across + dx * HALF_STRIPE, v + dx * across + dy * HALF_STRIPE] as const;
      return line(from, to, lineTone("paint", 2.4));
    });
    return [node("g", { "data-zebra": `${u},${v}` }, stripes)];
  });

/** How far the deck and the ramps of a bridge reach from its middle, in squares. */
export const [DECK_LONG, RAMP_LONG] = [0.62, 1.1] as const;

/** A bridge: the upper road with its ramps and parapets over the lower. */
export const bridgeNodes = ({ at: [x, y] }: RoadSquare): readonly FlatNode[] => {
  const middle = y + 0.5;
  return [
    rect(x + 0.06, middle - RAMP_LONG, 0.88, RAMP_LONG * 2, tone("deck")),
    // The higher the lighter.
    rect(x + 0.06, middle - DECK_LONG, 0.88, DECK_LONG * 2, { fill: TOWN.white, "fill-opacity": 0.1 }),
    ...[0.05, 0.95].flatMap((edge) => {
      const [from, to] = [[x + edge, middle - RAMP_LONG] as const, [x + edge, middle + RAMP_LONG] as const];
      return [
        line(from, to, { stroke: TOWN.ink, "stroke-width": 3.6, "stroke-opacity": 0.55 }),
        line(from, to, lineTone("parapet", 2.4)),
      ];
    }),
    line([x + 0.5, middle - RAMP_LONG + 0.1], [x + 0.5, middle + RAMP_LONG], {
      ...lineTone("paint", 1),
      "stroke-dasharray": "4 4",
    }),
  ];
};
