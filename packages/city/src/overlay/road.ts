import { CHAINS, PLAQUE, TOWN } from "../palette.ts";
import { squareKey, TILE, tileOf } from "../town/board.ts";
import { roadHeight } from "../town/roads.ts";
import { coinLabel, type Label } from "../label/measure.ts";
import type { ChainStyle, CityTown, Square } from "../view.ts";
import { AFLOAT, type GroundPainter } from "./ink.ts";
import type { RangeSquare } from "./overlay.ts";
import { type DriveLane, lanesOf } from "./lanes.ts";
import { dashed } from "./mark.ts";
import { type RibbonPiece, stripsOf } from "./strip.ts";
import { mixed } from "../tint.ts";

type Point = readonly [number, number];

/** How much of the core's colour is left over the road at distance 0, 1, 2 and more: mixed, so that nothing adds up. */
const CORE = [1, 0.72, 0.45] as const;
const EDGE = 0.46;
const WIDTH = 0.32;

const inkStrips = (
  ink: GroundPainter,
  town: CityTown,
  strips: readonly RibbonPiece[],
  width: number,
  colour: (strip: RibbonPiece) => string,
): void => {
  for (const strip of strips) {
    const northSouth = strip.from[0] === strip.to[0];
    const height = (x: number, z: number) => AFLOAT + roadHeight(town, x, z, northSouth);
    const parts = 4;
    const at = (share: number): readonly [number, number] => [
      strip.from[0] + 0.5 + (strip.to[0] - strip.from[0]) * share,
      strip.from[1] + 0.5 + (strip.to[1] - strip.from[1]) * share,
    ];
    for (let i = 0; i < parts; i++) ink.stroke(at(i / parts), at((i + 1) / parts), width, colour(strip), 1, height);
    if (roadHeight(town, ...at(0.5), northSouth) > 0) continue;
    for (const end of [at(0), at(1)]) cap(ink, end, width, colour(strip));
  }
};

/** Rounds the end of a strip, so that corners close. */
const cap = (ink: GroundPainter, [x, z]: readonly [number, number], width: number, colour: string): void => {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * Math.PI * 2;
    return [x + (Math.sin(angle) * width) / 2, z + (Math.cos(angle) * width) / 2] as const;
  });
  ink.polygon(corners, colour, 1);
};

const coinAt = (town: CityTown, strip: RibbonPiece): Label["at"] => {
  const northSouth = strip.from[0] === strip.to[0];
  const [x, z] = [(strip.from[0] + strip.to[0]) / 2 + 0.5, (strip.from[1] + strip.to[1]) / 2 + 0.5];
  return [x, AFLOAT + roadHeight(town, x, z, northSouth), z];
};

/** Dims the tiles that hold no road in range. */
const inkFarTiles = (ink: GroundPainter, town: CityTown, squares: readonly RangeSquare[]): void => {
  const near = new Set(squares.map(({ at }) => squareKey(tileOf(at))));
  for (let y = 0; y < town.rows; y++)
    for (let x = 0; x < town.columns; x++)
      if (!near.has(squareKey([x, y])))
        ink.rectangle(x * TILE, y * TILE, (x + 1) * TILE, (y + 1) * TILE, PLAQUE.ink, 0.3);
};

/** The ribbon of a range: cream edge, coloured core, a coin at every border where the distance grows. */
export const inkRange = (
  ink: GroundPainter,
  town: CityTown,
  style: ChainStyle,
  squares: readonly RangeSquare[],
): Label[] => {
  const strips = stripsOf(town, squares).toSorted((a, b) => b.distance - a.distance);
  const chain = CHAINS[style];
  inkFarTiles(ink, town, squares);
  inkStrips(ink, town, strips, EDGE, () => PLAQUE.cream);
  inkStrips(ink, town, strips, WIDTH, (strip) =>
    mixed(chain.body, TOWN.road, CORE[Math.min(2, strip.distance)] ?? 0.45),
  );
  return strips.flatMap((strip) =>
    strip.coin === null
      ? []
      : [
          coinLabel(
            `coin:${squareKey(strip.from)}:${squareKey(strip.to)}`,
            String(strip.coin),
            style,
            coinAt(town, strip),
          ),
        ],
  );
};

/** A straight piece of a lane, laid over bridges as a road is. */
const inkPiece = (
  ink: GroundPainter,
  town: CityTown,
  { aside }: DriveLane,
  [from, to]: readonly [Point, Point],
  width: number,
  colour: string,
): void => {
  const northSouth = from[0] === to[0];
  const height = (x: number, z: number) => AFLOAT + roadHeight(town, x - aside, z - aside, northSouth);
  const parts = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 0.25));
  const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  for (let i = 0; i < parts; i++) ink.stroke(at(i / parts), at((i + 1) / parts), width, colour, 1, height);
};

const inkLane = (
  ink: GroundPainter,
  town: CityTown,
  lane: DriveLane,
  width: number,
  colour: string,
  dash: number,
  gap: number,
): void => {
  const onGround = (at: Point): boolean => roadHeight(town, at[0] - lane.aside, at[1] - lane.aside, true) === 0;
  for (const piece of dashed(lane.line, dash, gap)) inkPiece(ink, town, lane, piece, width, colour);
  if (gap === 0) for (const at of lane.line.filter(onGround)) cap(ink, at, width, colour);
};

/** Drives side by side with chevrons along them and coins at the borders they cross. */
export const inkRoutes = (
  ink: GroundPainter,
  town: CityTown,
  style: ChainStyle,
  routes: readonly (readonly Square[])[],
): Label[] => {
  const lanes = lanesOf(routes);
  for (const lane of lanes) inkLane(ink, town, lane, 0.3 * lane.share, PLAQUE.cream, 1, 0);
  for (const lane of lanes) inkLane(ink, town, lane, 0.18 * lane.share, CHAINS[style].body, lane.dash, lane.gap);
  for (const lane of lanes)
    for (const [index, to] of lane.line.slice(1).entries()) inkChevron(ink, town, lane, lane.line[index] ?? to, to);
  return lanes.flatMap(({ coins }, lane) =>
    coins.map(({ at: [x, z], text, seam, northSouth }) =>
      coinLabel(`route:${lane}:${text}`, text, style, [x, AFLOAT + roadHeight(town, ...seam, northSouth), z]),
    ),
  );
};

const inkChevron = (ink: GroundPainter, town: CityTown, { aside, share }: DriveLane, from: Point, to: Point): void => {
  const [dx, dz] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  const [x, z] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const height = (u: number, v: number) => AFLOAT + 0.01 + roadHeight(town, u - aside, v - aside, dx === 0);
  for (const side of [-1, 1])
    ink.stroke(
      [x + dx * 0.12 * share, z + dz * 0.12 * share],
      [x + (dz * 0.16 * side - dx * 0.06) * share, z + (dx * 0.16 * side - dz * 0.06) * share],
      0.06 * share,
      PLAQUE.cream,
      1,
      height,
    );
};
