import { CHAINS, PLAQUE, TOWN } from "../palette.ts";
import { sameTile, squareKey, TILE, tileOf } from "../town/board.ts";
import { roadHeight } from "../town/roads.ts";
import { coinLabel, type Label } from "../label/measure.ts";
import type { ChainStyle, CityTown, Square } from "../view.ts";
import { AFLOAT, type Ink } from "./ink.ts";
import type { Ranged } from "./overlay.ts";
import { type Strip, stripsOf } from "./strip.ts";

/** How much of the core's colour is left over the road at distance 0, 1, 2 and more: mixed, so that nothing adds up. */
const CORE = [1, 0.72, 0.45] as const;
const EDGE = 0.46;
const WIDTH = 0.32;

const mixed = (a: string, b: string, share: number): string => {
  const part = (hex: string, i: number) => Number.parseInt(hex.slice(i, i + 2), 16);
  const blend = [1, 3, 5].map((i) => Math.round(part(a, i) * share + part(b, i) * (1 - share)));
  return `#${blend.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
};

const inkStrips = (
  ink: Ink,
  town: CityTown,
  strips: readonly Strip[],
  width: number,
  colour: (strip: Strip) => string,
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
const cap = (ink: Ink, [x, z]: readonly [number, number], width: number, colour: string): void => {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * Math.PI * 2;
    return [x + (Math.sin(angle) * width) / 2, z + (Math.cos(angle) * width) / 2] as const;
  });
  ink.polygon(corners, colour, 1);
};

const coinAt = (town: CityTown, strip: Strip): Label["at"] => {
  const northSouth = strip.from[0] === strip.to[0];
  const [x, z] = [(strip.from[0] + strip.to[0]) / 2 + 0.5, (strip.from[1] + strip.to[1]) / 2 + 0.5];
  return [x, AFLOAT + roadHeight(town, x, z, northSouth), z];
};

/** Dims the tiles that hold no road in range. */
const inkFarTiles = (ink: Ink, town: CityTown, squares: readonly Ranged[]): void => {
  const near = new Set(squares.map(({ at }) => squareKey(tileOf(at))));
  for (let y = 0; y < town.rows; y++)
    for (let x = 0; x < town.columns; x++)
      if (!near.has(squareKey([x, y])))
        ink.rectangle(x * TILE, y * TILE, (x + 1) * TILE, (y + 1) * TILE, PLAQUE.ink, 0.3);
};

/** The ribbon of a range: cream edge, coloured core, a coin at every border where the distance grows. */
export const inkRange = (ink: Ink, town: CityTown, style: ChainStyle, squares: readonly Ranged[]): Label[] => {
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

/** The line of a drive with chevrons along it and a coin at every border it crosses. */
export const inkRoute = (ink: Ink, town: CityTown, style: ChainStyle, squares: readonly Square[]): Label[] => {
  const coins: Label[] = [];
  const chain = CHAINS[style];
  let borders = 0;
  const strips = squares.slice(1).map((to, i): Strip => {
    const from = squares[i] ?? to;
    const seam = !sameTile(from, to);
    if (seam) borders += 1;
    return { from, to, distance: 0, coin: seam ? borders : null };
  });
  inkStrips(ink, town, strips, 0.3, () => PLAQUE.cream);
  inkStrips(ink, town, strips, 0.18, () => chain.body);
  strips.forEach((strip, i) => {
    inkChevron(ink, town, strip);
    if (strip.coin !== null) coins.push(coinLabel(`route:${i}`, String(strip.coin), style, coinAt(town, strip)));
  });
  return coins;
};

const inkChevron = (ink: Ink, town: CityTown, strip: Strip): void => {
  const [dx, dz] = [strip.to[0] - strip.from[0], strip.to[1] - strip.from[1]];
  const [x, z] = [strip.from[0] + 0.5 + dx * 0.5, strip.from[1] + 0.5 + dz * 0.5];
  const height = (u: number, v: number) => AFLOAT + 0.01 + roadHeight(town, u, v, dx === 0);
  for (const side of [-1, 1])
    ink.stroke(
      [x + dx * 0.12, z + dz * 0.12],
      [x - dx * 0.06 + dz * 0.16 * side, z - dz * 0.06 + dx * 0.16 * side],
      0.06,
      PLAQUE.cream,
      1,
      height,
    );
};
