import { CHAINS, TOWN } from "../palette.ts";
import { SIDES } from "../town/board.ts";
import type { ChainStyle, Side } from "../view.ts";
import { type FlatNode, node } from "./node.ts";
import { corners, disc, type FlatPoint, polygon, stroke } from "./path.ts";
import { slopes } from "./roof.ts";

/** How a diner is drawn from above: about a point, so far to its farthest corner. */
type Draw = (at: FlatPoint, radius: number) => readonly FlatNode[];

const sideOf = (at: FlatPoint, from: FlatPoint, to: FlatPoint): Side => {
  const [dx, dy] = [(from[0] + to[0]) / 2 - at[0], (from[1] + to[1]) / 2 - at[1]];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "E" : "W";
  return dy > 0 ? "S" : "N";
};

/** Slopes between a middle and its corners, each lit as its side of the sky is. */
const facets = (at: FlatPoint, rim: readonly FlatPoint[]): readonly FlatNode[] => {
  const all = rim.map((from, i) => {
    const to = rim[(i + 1) % rim.length] ?? from;
    return { side: sideOf(at, from, to), area: [at, from, to] };
  });
  return SIDES.flatMap((side) =>
    slopes(
      side,
      all.filter((facet) => facet.side === side).map(({ area }) => area),
    ),
  );
};

const outlined = (d: string, fill: string, width = 1.6): FlatNode =>
  node("path", { d, fill, stroke: TOWN.ink, "stroke-width": width, "stroke-linejoin": "round" });

const wedges = (at: FlatPoint, rim: readonly FlatPoint[], fill: string): FlatNode =>
  node("path", {
    d: rim.flatMap((from, i) => (i % 2 === 0 ? [polygon([at, from, rim[(i + 1) % rim.length] ?? from])] : [])).join(""),
    fill,
  });

/** A star with a ridge in each tip. */
const comet: Draw = (at, radius) => {
  const [tips, dents] = [corners(at, 5, radius, Math.PI), corners(at, 5, radius * 0.5, Math.PI * 1.2)];
  const rim = tips.flatMap((tip, i) => [tip, dents[i] ?? tip]);
  return [
    outlined(polygon(rim), "#FFF3E0"),
    wedges(at, rim, "#F3B7A4"),
    ...facets(at, rim),
    outlined(polygon(rim), "none"),
  ];
};

/** A round tent in stripes. */
const bigTop: Draw = (at, radius) => {
  const rim = corners(at, 16, radius * 0.95);
  return [
    outlined(polygon(rim), "#FFFBEA"),
    wedges(at, rim, CHAINS["big-top"].dark),
    ...facets(at, rim),
    outlined(polygon(rim), "none"),
  ];
};

/** An octagon of white eaves round a basin. */
const fountain: Draw = (at, radius) => {
  const [rim, inner] = [corners(at, 8, radius, Math.PI / 8), corners(at, 8, radius * 0.68, Math.PI / 8)];
  return [
    outlined(polygon(rim), "#FFFDF4"),
    ...facets(at, rim),
    node("path", { d: polygon(inner), fill: CHAINS.fountain.dark, stroke: TOWN.ink, "stroke-width": 1 }),
    node("path", { d: disc(at[0], at[1], radius * 0.5), fill: "#BFF3EC" }),
  ];
};

/** A railcar under hoops. */
const silverRail: Draw = ([x, y], radius) => {
  const [long, deep, cut] = [radius, radius * 0.66, radius * 0.24];
  const rim: readonly FlatPoint[] = [
    [x - long + cut, y - deep],
    [x + long - cut, y - deep],
    [x + long, y - deep + cut],
    [x + long, y + deep - cut],
    [x + long - cut, y + deep],
    [x - long + cut, y + deep],
    [x - long, y + deep - cut],
    [x - long, y - deep + cut],
  ];
  const hoops = [-0.6, -0.2, 0.2, 0.6].map((at) =>
    stroke([
      [x + at * long, y - deep],
      [x + at * long, y + deep],
    ]),
  );
  return [
    outlined(polygon(rim), "#E6ECF4"),
    node("path", { d: hoops.join(""), fill: "none", stroke: CHAINS["silver-rail"].dark, "stroke-width": 1.4 }),
    ...slopes("N", [
      [
        [x - long, y],
        [x + long, y],
        [x + long - cut, y - deep],
        [x - long + cut, y - deep],
      ],
    ]),
    ...slopes("S", [
      [
        [x - long, y],
        [x + long, y],
        [x + long - cut, y + deep],
        [x - long + cut, y + deep],
      ],
    ]),
    outlined(polygon(rim), "none"),
  ];
};

/** A diamond under a tent of four beams. */
const harlequin: Draw = (at, radius) => {
  const rim = corners(at, 4, radius);
  return [
    outlined(polygon(rim), "#F7E8FB"),
    node("path", { d: polygon(corners(at, 4, radius * 0.74)), fill: "#A35BB4" }),
    ...facets(at, rim),
    node("path", {
      d: rim.map((corner) => stroke([at, corner])).join(""),
      fill: "none",
      stroke: "#FBEFFF",
      "stroke-width": 1,
    }),
    outlined(polygon(rim), "none"),
  ];
};

/** Five outlines that are told apart from above: star, ring, octagon, railcar, diamond. */
export const DINERS: Readonly<Record<ChainStyle, Draw>> = {
  comet,
  "big-top": bigTop,
  fountain,
  "silver-rail": silverRail,
  harlequin,
};
