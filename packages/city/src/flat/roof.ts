import { TOWN } from "../palette.ts";
import { houseTypeOf } from "../piece/home.ts";
import type { CityHouse, Side } from "../view.ts";
import { tone } from "./hour.ts";
import { type FlatNode, node, rect } from "./node.ts";
import { block, type FlatPoint, polygon } from "./path.ts";

/** Slopes that look to one side, as a layer of its light over what lies below. */
export const slopes = (side: Side, areas: readonly (readonly FlatPoint[])[]): readonly FlatNode[] =>
  areas.length > 0 ? [node("path", { d: areas.map(polygon).join(""), ...tone(SLOPES[side]) })] : [];
const SLOPES = { N: "north", E: "east", S: "south", W: "west" } as const;

/** A roof from above between its edges: two slopes, or four where it is hipped. */
const slopesOf = (
  house: CityHouse,
  [west, north, east, south]: readonly [number, number, number, number],
): readonly FlatNode[] => {
  const middle = (north + south) / 2;
  const inset = houseTypeOf(house) === "hip" ? (south - north) * 0.5 : 0;
  const [from, to] = [[west + inset, middle] as const, [east - inset, middle] as const];
  return [
    ...slopes("N", [[[west, north], [east, north], to, from]]),
    ...slopes("S", [[[west, south], [east, south], to, from]]),
    ...(inset > 0
      ? [...slopes("W", [[[west, north], from, [west, south]]]), ...slopes("E", [[[east, north], to, [east, south]]])]
      : []),
    node("path", {
      d: polygon([from, to]),
      fill: "none",
      stroke: TOWN.white,
      "stroke-opacity": 0.45,
      "stroke-width": 0.8,
    }),
  ];
};

/** The roof of a house, so high that its number stands on it, with its chimney and the windows under the eaves. */
export const roofNodes = (house: CityHouse, high: number): readonly FlatNode[] => {
  const [x, y] = house.at;
  const colour = TOWN.roofs[house.house % TOWN.roofs.length] ?? TOWN.roofs[0];
  const [west, north, east, south] = [x + 0.06, y + 0.06, x + 1.94, y + 0.06 + high] as const;
  return [
    rect(west + 0.1, south - 0.06, east - west - 0.2, 0.14, { fill: TOWN.ink, rx: 1 }),
    node("path", { d: [0.2, 0.62, 1.04, 1.46].map((at) => block(x + at, south, 0.3, 0.06)).join(""), ...tone("pane") }),
    rect(west, north, east - west, south - north, { fill: colour }),
    ...slopesOf(house, [west, north, east, south]),
    rect(west, north, east - west, south - north, { fill: "none", stroke: TOWN.ink, "stroke-width": 1.4, rx: 1 }),
    rect(x + 1.62, north + high * 0.18, 0.18, 0.16, { fill: "#9A6B58", stroke: TOWN.ink, "stroke-width": 0.8 }),
  ];
};
