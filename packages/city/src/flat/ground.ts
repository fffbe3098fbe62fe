import { outlineOf as goodOutline } from "../goods/outline.ts";
import { once } from "../once.ts";
import { TOWN } from "../palette.ts";
import { allSquares, columnName, heightOf, printAt, STEP, TILE, widthOf } from "../town/board.ts";
import { type RoadSquare, roadsOf } from "../town/roads.ts";
import type { CityTown, Good } from "../view.ts";
import { lettered } from "./lettered.ts";
import { type FlatNode, LETTERS, line, node, rect, UNIT, words } from "./node.ts";

/** A good's drawing, its north-west corner at a point given in squares, `size` units wide. */
export const glyph = (good: Good, x: number, y: number, size: number, faint = false): FlatNode => {
  const outline = goodOutline(good);
  const place = `translate(${x * UNIT} ${y * UNIT}) scale(${size / 20})`;
  return node("g", { transform: place, ...(faint ? { opacity: 0.5, "stroke-dasharray": "2 2" } : {}) }, [
    node("path", {
      d: outline.silhouette,
      fill: TOWN.ink,
      stroke: TOWN.ink,
      "stroke-width": 2.4,
      "stroke-linejoin": "round",
    }),
    ...outline.layers.map((layer) => node("path", { d: layer.d, fill: layer.fill })),
  ]);
};

const drawRim = (town: CityTown, letters: number): FlatNode => {
  const [w, h] = [widthOf(town), heightOf(town)];
  const columns = Array.from({ length: w }, (_, x) =>
    [-0.5, h + 0.5].map((y) => words(x + 0.5, y, letters, TOWN.plinthStep, columnName(x).toUpperCase())),
  );
  const rows = Array.from({ length: h }, (_, y) =>
    [-0.5, w + 0.5].map((x) => words(x, y + 0.5, letters, TOWN.plinthStep, String(y + 1))),
  );
  return node("g", { "aria-hidden": "true" }, [
    rect(-1, -1, w + 2, h + 2, { fill: TOWN.brass, rx: 6 }),
    ...columns.flat(),
    ...rows.flat(),
  ]);
};

const tiles = (town: CityTown): FlatNode[] =>
  Array.from({ length: town.columns * town.rows }, (_, i) => {
    const [column, row] = [i % town.columns, Math.floor(i / town.columns)];
    const fill = TOWN.grass[(column + row) % 2] ?? TOWN.grass[0];
    return rect(column * TILE + 0.04, row * TILE + 0.04, TILE - 0.08, TILE - 0.08, { fill, rx: 1 });
  });

const roadNodes = (road: RoadSquare): FlatNode[] => {
  const [x, y] = road.at;
  const middle = [x + 0.5, y + 0.5] as const;
  const kerbs = road.closed.map((side) => {
    const [dx, dy] = STEP[side];
    const at = [middle[0] + dx * 0.45, middle[1] + dy * 0.45] as const;
    return line([at[0] - dy * 0.5, at[1] - dx * 0.5], [at[0] + dy * 0.5, at[1] + dx * 0.5], {
      stroke: road.end === side ? "#B5705A" : TOWN.kerb,
      "stroke-width": road.end === side ? 4 : 2,
    });
  });
  const dashes = road.bridge || road.open.length > 2 ? [] : road.open;
  const lines = dashes.map((side) => {
    const [dx, dy] = STEP[side];
    const [from, to] = [0.15, 0.35];
    return line([middle[0] + dx * from, middle[1] + dy * from], [middle[0] + dx * to, middle[1] + dy * to], {
      stroke: TOWN.dash,
      "stroke-width": 1,
    });
  });
  return [rect(x, y, 1, 1, { fill: TOWN.road }), ...kerbs, ...lines];
};

/** A bridge: the upper road with its parapets over the lower. */
const bridgeNodes = ({ at: [x, y] }: RoadSquare): FlatNode[] => [
  rect(x + 0.06, y - 0.5, 0.88, 2, { fill: TOWN.deck }),
  ...[0.04, 0.96].map((edge) =>
    line([x + edge, y - 0.6], [x + edge, y + 1.6], { stroke: TOWN.parapet, "stroke-width": 2.5 }),
  ),
];

const SOURCE_GOODS = { b: "beer", l: "lemonade", s: "soft-drink" } as const;

const sources = (town: CityTown): FlatNode[] =>
  allSquares(town).flatMap(([x, y]) => {
    const print = printAt(town, [x, y]);
    if (print !== "b" && print !== "l" && print !== "s") return [];
    const good = SOURCE_GOODS[print];
    return [
      node("g", { "data-source": good, "data-square": `${x},${y}` }, [
        rect(x + 0.06, y + 0.06, 0.88, 0.88, { fill: TOWN.lot, stroke: TOWN.ink, rx: 3 }),
        glyph(good, x + 0.14, y + 0.14, 14.4),
      ]),
    ];
  });

const drawGround = (town: CityTown): FlatNode => {
  const roads = roadsOf(town);
  return node("g", {}, [
    rect(0, 0, widthOf(town), heightOf(town), { fill: TOWN.groove }),
    ...tiles(town),
    ...roads.flatMap(roadNodes),
    ...roads.filter((road) => road.bridge).flatMap(bridgeNodes),
    ...sources(town),
  ]);
};

/** The rim: letters above and below, numbers left and right. */
export const rim = lettered((town: CityTown, labels) => drawRim(town, LETTERS[labels]));

/** Tiles, roads, bridges and sources. */
export const ground = once(drawGround);
