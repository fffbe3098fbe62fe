import { outlineOf as goodOutline } from "../look.ts";
import { once } from "../once.ts";
import { TOWN } from "../palette.ts";
import { allSquares, columnName, heightOf, printAt, STEP, TILE, widthOf } from "../town/board.ts";
import { type RoadSquare, roadsOf } from "../town/roads.ts";
import type { CityTown, Good } from "../view.ts";
import type { GroundKind } from "./hour.ts";
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

/** Marks what follows hour and theme on a page; elsewhere it has the colours of noon. */
const follows = (of: GroundKind): { readonly class: string } => ({ class: `ground-${of}` });

/** What the rim says beside each column and each row. */
export const rimNames = (
  town: CityTown,
): { readonly columns: readonly string[]; readonly rows: readonly string[] } => ({
  columns: Array.from({ length: widthOf(town) }, (_, x) => columnName(x).toUpperCase()),
  rows: Array.from({ length: heightOf(town) }, (_, y) => String(y + 1)),
});

const drawRim = (town: CityTown, letters: number): FlatNode => {
  const [w, h] = [widthOf(town), heightOf(town)];
  const letter = (x: number, y: number, text: string): FlatNode => words(x, y, letters, TOWN.plinthStep, text);
  const names = rimNames(town);
  const columns = names.columns.map((name, x) => [-0.5, h + 0.5].map((y) => letter(x + 0.5, y, name)));
  const rows = names.rows.map((name, y) => [-0.5, w + 0.5].map((x) => letter(x, y + 0.5, name)));
  return node("g", { "aria-hidden": "true" }, [
    rect(-1, -1, w + 2, h + 2, { fill: TOWN.brass, rx: 6, ...follows("rim") }),
    node("g", follows("letters"), [...columns.flat(), ...rows.flat()]),
  ]);
};

const tiles = (town: CityTown): FlatNode[] =>
  Array.from({ length: town.columns * town.rows }, (_, i) => {
    const [column, row] = [i % town.columns, Math.floor(i / town.columns)];
    const even = (column + row) % 2 === 0;
    const grass = even ? { fill: TOWN.grass[0], ...follows("grass") } : { fill: TOWN.grass[1], ...follows("meadow") };
    return rect(column * TILE, row * TILE, TILE, TILE, grass);
  });

/** The borders between tiles, over grass and kerbs alike; on a phone they are two pixels wide. */
const borders = (town: CityTown): FlatNode[] => {
  const [w, h] = [widthOf(town), heightOf(town)];
  const groove = { stroke: TOWN.groove, "stroke-width": 2.8, ...follows("groove") };
  const between = (count: number): number[] => Array.from({ length: count - 1 }, (_, i) => (i + 1) * TILE);
  return [
    ...between(town.columns).map((x) => line([x, 0], [x, h], groove)),
    ...between(town.rows).map((y) => line([0, y], [w, y], groove)),
  ];
};

/** Stripes of a zebra from the middle of the road, and half their length, in squares. */
const [STRIPES, HALF_STRIPE] = [[-0.36, -0.12, 0.12, 0.36], 0.26] as const;

/**
 * A zebra over a road where it goes on over the border between two tiles, as in the town: distances are counted by these. Each
 * border is drawn once, from the square north or west of it.
 */
const zebras = ({ at: [x, y], seams }: RoadSquare): FlatNode[] =>
  seams.flatMap((side) => {
    if (side === "N" || side === "W") return [];
    const [dx, dy] = STEP[side];
    const [u, v] = [x + 0.5 + dx / 2, y + 0.5 + dy / 2];
    const stripes = STRIPES.map((across) => {
      const from = [u + dy * across - dx * HALF_STRIPE, v + dx * across - dy * HALF_STRIPE] as const;
      const to = [u + dy * across + dx * HALF_STRIPE, v + dx * across + dy * HALF_STRIPE] as const;
      return line(from, to, { stroke: TOWN.white, "stroke-width": 2.6 });
    });
    return [node("g", { "data-zebra": `${u},${v}` }, stripes)];
  });

const roadNodes = (road: RoadSquare): FlatNode[] => {
  const [x, y] = road.at;
  const middle = [x + 0.5, y + 0.5] as const;
  const kerbs = road.closed.map((side) => {
    const [dx, dy] = STEP[side];
    const at = [middle[0] + dx * 0.45, middle[1] + dy * 0.45] as const;
    return line([at[0] - dy * 0.5, at[1] - dx * 0.5], [at[0] + dy * 0.5, at[1] + dx * 0.5], {
      ...(road.end === side ? { stroke: "#B5705A" } : { stroke: TOWN.kerb, ...follows("kerb") }),
      "stroke-width": road.end === side ? 4 : 2,
    });
  });
  const dashes = road.bridge || road.open.length > 2 ? [] : road.open;
  const lines = dashes.map((side) => {
    const [dx, dy] = STEP[side];
    const [from, to] = road.seams.includes(side) ? [0, 0.15] : [0.15, 0.35];
    return line([middle[0] + dx * from, middle[1] + dy * from], [middle[0] + dx * to, middle[1] + dy * to], {
      stroke: TOWN.dash,
      "stroke-width": 1,
    });
  });
  return [rect(x, y, 1, 1, { fill: TOWN.road, ...follows("road") }), ...kerbs, ...lines];
};

/** A bridge: the upper road with its parapets over the lower. */
const bridgeNodes = ({ at: [x, y] }: RoadSquare): FlatNode[] => [
  rect(x + 0.06, y - 0.5, 0.88, 2, { fill: TOWN.deck, ...follows("deck") }),
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
    ...tiles(town),
    ...roads.flatMap(roadNodes),
    ...borders(town),
    ...roads.flatMap(zebras),
    ...roads.filter((road) => road.bridge).flatMap(bridgeNodes),
    ...sources(town),
  ]);
};

/** The rim: letters above and below, numbers left and right. */
export const rim = lettered((town: CityTown, labels) => drawRim(town, LETTERS[labels]));

/** Tiles and their borders, roads, bridges and sources. */
export const ground = once(drawGround);
