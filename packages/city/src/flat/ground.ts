import { once } from "../once.ts";
import { TOWN } from "../palette.ts";
import { heightOf, TILE, widthOf } from "../town/board.ts";
import { roadsOf } from "../town/roads.ts";
import type { CityTown } from "../view.ts";
import { lineTone, tone } from "./hour.ts";
import { type FlatNode, line, node, rect } from "./node.ts";
import { block } from "./path.ts";
import { barriers, streetNodes, zebras } from "./street.ts";

const tilesOf = (town: CityTown): readonly (readonly [column: number, row: number])[] =>
  Array.from({ length: town.columns * town.rows }, (_, i) => [i % town.columns, Math.floor(i / town.columns)]);

const lawns = (town: CityTown): readonly FlatNode[] =>
  tilesOf(town).map(([column, row]) =>
    rect(column * TILE, row * TILE, TILE, TILE, tone((column + row) % 2 === 0 ? "grass" : "meadow")),
  );

/** Lanes of a mown lawn, one square wide, so that squares are counted on empty grass too; they run otherwise on the next tile. */
const lanes = (town: CityTown): readonly FlatNode[] => {
  const d = tilesOf(town).flatMap(([column, row]) =>
    [0, 2, 4].map((lane) =>
      (column + row) % 2 === 0
        ? block(column * TILE, row * TILE + lane, TILE, 1)
        : block(column * TILE + lane, row * TILE, 1, TILE),
    ),
  );
  return [node("path", { d: d.join(""), ...tone("mown") })];
};

/** Every second square a little darker, and the edge of each tile. */
const squares = (town: CityTown): readonly FlatNode[] => {
  const d = tilesOf(town).flatMap(([column, row]) =>
    Array.from(
      { length: TILE * TILE },
      (_, i) => [column * TILE + (i % TILE), row * TILE + Math.floor(i / TILE)] as const,
    )
      .filter(([x, y]) => (x + y) % 2 === 0)
      .map(([x, y]) => block(x, y, 1, 1)),
  );
  const edges = tilesOf(town).map(([column, row]) =>
    block(column * TILE + 0.09, row * TILE + 0.09, TILE - 0.18, TILE - 0.18),
  );
  return [
    node("path", { d: d.join(""), fill: TOWN.ink, "fill-opacity": 0.035 }),
    node("path", { d: edges.join(""), fill: "none", stroke: TOWN.ink, "stroke-width": 5, "stroke-opacity": 0.09 }),
  ];
};

/** The borders between tiles, over grass and kerbs alike; on a phone they are two pixels wide. */
const borders = (town: CityTown): readonly FlatNode[] => {
  const [w, h] = [widthOf(town), heightOf(town)];
  const between = (count: number): number[] => Array.from({ length: count - 1 }, (_, i) => (i + 1) * TILE);
  const groove = lineTone("groove", 2.8);
  return [
    ...between(town.columns).map((x) => line([x, 0], [x, h], groove)),
    ...between(town.rows).map((y) => line([0, y], [w, y], groove)),
  ];
};

/** Tiles and roads: what lies flat, so that every shadow falls on it. */
export const ground = once((town: CityTown): FlatNode => {
  const roads = roadsOf(town);
  return node("g", {}, [...lawns(town), ...lanes(town), ...squares(town), ...streetNodes(roads)]);
});

/**
 * What is counted and told apart, over every shadow and light: the borders between tiles, a zebra where a road crosses one, and
 * where a road ends.
 */
export const seams = once((town: CityTown): FlatNode => {
  const roads = roadsOf(town);
  return node("g", {}, [...borders(town), ...roads.flatMap(zebras), ...barriers(roads)]);
});
