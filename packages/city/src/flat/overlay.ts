import { CHAINS, PLAQUE } from "../palette.ts";
import { laneDashes, lanesOf } from "../overlay/lanes.ts";
import { ghostSquares } from "../overlay/squares.ts";
import { CHANGES, dashed, markLines, TONES } from "../overlay/mark.ts";
import type { HeldPiece, Overlay } from "../overlay/overlay.ts";
import { stripsOf } from "../overlay/strip.ts";
import { middleOf } from "../pick/pick.ts";
import { TILE } from "../town/board.ts";
import type { ChainStyle, CityTown, CityView, Square } from "../view.ts";
import { type FlatNode, type Labels, LETTERS, line, node, rect, UNIT, words } from "./node.ts";
import { around, edges, fill, reachNodes } from "./area.ts";
import { campaignNode } from "./campaign.ts";
import { houseNode } from "./house.ts";
import { restaurantNode } from "./restaurant.ts";

type Of<K extends Overlay["kind"]> = Extract<Overlay, { kind: K }>;

const centre = ([x, y]: Square): readonly [number, number] => [x + 0.5, y + 0.5];

/** A chain's colours for a number that lies on the map, and how large it is written. */
interface Ink {
  readonly body: string;
  readonly text: string;
  readonly size: number;
}

const inkOf = (style: ChainStyle, labels: Labels): Ink => ({ ...CHAINS[style], size: LETTERS[labels] });

const coin = (at: readonly [number, number], text: string, { body, text: ink, size }: Ink): FlatNode =>
  node("g", {}, [
    node("circle", {
      cx: at[0] * UNIT,
      cy: at[1] * UNIT,
      r: size * 0.73,
      fill: body,
      stroke: PLAQUE.cream,
      "stroke-width": 1.5,
    }),
    words(at[0], at[1], size, ink, text),
  ]);

const rangeNodes = (town: CityTown, overlay: Of<"range">, labels: Labels): FlatNode[] => {
  const chain = inkOf(overlay.style, labels);
  const strips = stripsOf(town, overlay.squares);
  const stroke = (width: number, colour: string) =>
    strips.map((strip) =>
      line(centre(strip.from), centre(strip.to), { stroke: colour, "stroke-width": width, "stroke-linecap": "round" }),
    );
  const coins = strips.flatMap(({ from, to, coin: number }) => {
    if (number === null) return [];
    const at = [(from[0] + to[0]) / 2 + 0.5, (from[1] + to[1]) / 2 + 0.5] as const;
    return [coin(at, String(number), chain)];
  });
  return [...stroke(9, PLAQUE.cream), ...stroke(6, chain.body), ...coins];
};

/** A small arrowhead over the middle of a piece of a lane. */
const chevron = (from: readonly [number, number], to: readonly [number, number], share: number): FlatNode[] => {
  const [dx, dy] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const tip = [x + dx * 0.14 * share, y + dy * 0.14 * share] as const;
  return [-1, 1].map((side) =>
    line([x + (dy * 0.17 * side - dx * 0.08) * share, y + (dx * 0.17 * side - dy * 0.08) * share], tip, {
      stroke: PLAQUE.cream,
      "stroke-width": 1.6 * share,
      "stroke-linecap": "round",
    }),
  );
};

const routeNodes = ({ style, routes }: Of<"routes">, labels: Labels): FlatNode[] => {
  const chain = inkOf(style, labels);
  const lanes = lanesOf(routes);
  const drives = lanes.map(({ line: points, share }, lane) => {
    const d = points.map(([x, y], index) => `${index ? "L" : "M"}${x * UNIT} ${y * UNIT}`).join(" ");
    const path = { d, fill: "none", "stroke-linejoin": "round" };
    const dashes = laneDashes(lane, UNIT);
    return node("g", { "data-route": lane }, [
      node("path", { ...path, stroke: PLAQUE.cream, "stroke-width": 6 * share }),
      node("path", { ...path, stroke: chain.body, "stroke-width": 3.6 * share, "stroke-dasharray": dashes }),
      ...points.slice(1).flatMap((to, index) => chevron(points[index] ?? to, to, share)),
    ]);
  });
  const coins = lanes.flatMap((lane) => lane.coins.map(({ at, text }) => coin(at, text, chain)));
  return [...drives, ...coins];
};

/** The piece in hand as it would lie. */
export const inHandNode = (town: CityTown, piece: HeldPiece, labels: Labels): FlatNode => {
  switch (piece.kind) {
    case "restaurant":
      return restaurantNode(piece.restaurant);
    case "campaign":
      return campaignNode(town, piece.campaign, labels);
    case "house":
    case "garden":
      return houseNode(piece.house, labels);
  }
};

/** The piece as it would lie, half seen through, within a dotted line; where it may not lie only where that would be. */
const ghostNodes = (town: CityTown, { piece, refused }: Of<"ghost">, labels: Labels): FlatNode[] => {
  const squares = ghostSquares(piece);
  if (refused !== null) {
    const cross = [
      ...fill(squares, PLAQUE.refused, 0.5),
      ...edges(squares, PLAQUE.refused, 2.5),
      ...crossNodes(squares),
    ];
    return [node("g", { "data-ghost": "refused" }, cross)];
  }
  return [
    node("g", { "data-ghost": "legal" }, [
      ...fill(squares, PLAQUE.cream, 0.5),
      node("g", { opacity: 0.55 }, [inHandNode(town, piece, labels)]),
      node("g", { "stroke-dasharray": "4 5" }, edges(squares, PLAQUE.ink, 2.5)),
    ]),
  ];
};

/** A cross from corner to corner over the extent of squares. */
const crossNodes = (squares: readonly Square[]): FlatNode[] => {
  const [xs, ys] = [squares.map(([x]) => x), squares.map(([, y]) => y)];
  const [west, north, east, south] = [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1];
  const stroke = { stroke: PLAQUE.refused, "stroke-width": 3, "stroke-linecap": "round" };
  return [line([west, north], [east, south], stroke), line([west, south], [east, north], stroke)];
};

const spotNodes = (overlay: Of<"spots">): FlatNode[] =>
  overlay.spots.map((spot) => {
    const [x, y] = spot.anchor ?? middleOf(spot.squares);
    return node("g", { "data-spot": spot.id }, [
      ...fill(spot.squares, PLAQUE.gold, 0.3),
      node("circle", { cx: x * UNIT, cy: y * UNIT, r: 5, fill: PLAQUE.gold, stroke: PLAQUE.ink, "stroke-width": 1.5 }),
    ]);
  });

/** Pixels of the line round what differs, and of its ground. */
const [CHANGED, GROUND] = [4, 6.5];

/** What differs, outlined beside its squares: its number and its goods are read as before. */
const changedNode = ({ squares, how }: Of<"changed">): FlatNode => {
  const { dash, gap } = CHANGES[how];
  const dashes = gap > 0 ? `${dash * UNIT} ${gap * UNIT}` : "none";
  const out = GROUND / 2 / UNIT;
  return node("g", { "data-changed": how }, [
    node("g", { "stroke-linecap": "square" }, around(squares, PLAQUE.cream, GROUND, out)),
    node(
      "g",
      { "stroke-dasharray": dashes, "stroke-linecap": gap > 0 ? "butt" : "square" },
      around(squares, PLAQUE.changed, CHANGED, out),
    ),
  ]);
};

/** One overlay on the flat map, without what it says in words. */
export const overlayNodes = (view: CityView, overlay: Overlay, labels: Labels): FlatNode[] => {
  const { town } = view;
  switch (overlay.kind) {
    case "range":
      return rangeNodes(town, overlay, labels);
    case "tiles":
      return overlay.tiles.flatMap(({ tile: [x, y], distance }) => [
        rect(x * TILE, y * TILE, TILE, TILE, { fill: CHAINS[overlay.style].body, opacity: 0.3 }),
        coin([x * TILE + TILE / 2, y * TILE + TILE / 2], String(distance), inkOf(overlay.style, labels)),
      ]);
    case "reach":
      return reachNodes(view.houses, overlay);
    case "ghost":
      return ghostNodes(town, overlay, labels);
    case "routes":
      return routeNodes(overlay, labels);
    case "selection":
      return [
        node("g", { "data-selection": overlay.squares.length }, [
          ...edges(overlay.squares, PLAQUE.ink, 4),
          ...edges(overlay.squares, PLAQUE.cream, 1.5),
        ]),
      ];
    case "ping":
      return [
        node("g", { "data-ping": overlay.text }, [
          ...edges(overlay.squares, PLAQUE.cream, overlay.wide ? 13 : 8),
          ...edges(overlay.squares, CHAINS[overlay.style].body, overlay.wide ? 8 : 4.5),
        ]),
      ];
    case "changed":
      return [changedNode(overlay)];
    case "left":
      return [
        node("g", { "data-left": overlay.squares.length }, [
          ...edges(overlay.squares, PLAQUE.cream, 4.5),
          node("g", { "stroke-dasharray": "6 5" }, edges(overlay.squares, CHAINS[overlay.style].body, 3)),
        ]),
      ];
    case "spots":
      return spotNodes(overlay);
    case "forecast":
      return overlay.lines.map(({ from, to, style, sure }) =>
        line([from[0] + 1, from[1] + 1], [to[0] + 1, to[1] + 1], {
          stroke: CHAINS[style].body,
          "stroke-width": 2,
          "stroke-dasharray": sure ? "6 3" : "2 4",
        }),
      );
    case "drawn": {
      const { colour, dash, gap } = TONES[overlay.tone];
      const attributes = { stroke: colour, "stroke-width": 3, "stroke-linecap": gap === 0 ? "round" : "butt" };
      const lines = markLines(overlay.from, overlay.to, overlay.radius).flatMap((one) => dashed(one, dash, gap));
      const under = { ...attributes, stroke: PLAQUE.cream, "stroke-width": 5 };
      return [
        node("g", { "data-drawn": overlay.tone }, [
          ...lines.map(([from, to]) => line(from, to, under)),
          ...lines.map(([from, to]) => line(from, to, attributes)),
        ]),
      ];
    }
    case "chips":
      return [];
  }
};
