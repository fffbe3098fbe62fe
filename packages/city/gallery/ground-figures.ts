import type { City } from "../src/city.ts";
import type { Square } from "../src/view.ts";
import { hueOf, labOf, type LinearColour, luminance } from "./colour.ts";
import { mean, median, type PicturePixels } from "./picture.ts";

/** What the lawns of a picture come to. */
export interface GroundFigures {
  /** The highest chroma of a square of lawn that is greener than grass: what mint neon makes of it. */
  readonly emerald: number;
  /** How many times as bright the edges of a square of open lawn are as its middle, across the lanes in which it is mown; the median. */
  readonly lanes: number;
  /** How many times as bright every second square of open lawn is as those between; medians. */
  readonly checks: number;
}

type Place = readonly [number, number];

const ALONG = [-0.3, -0.15, 0, 0.15, 0.3];
const MIDDLE = [-0.1, 0, 0.1];
const EDGES = [-0.38, -0.34, 0.34, 0.38];
const OVER = ALONG.flatMap((dx) => ALONG.map((dy): Place => [dx, dy]));

const coloursAt = (
  city: City,
  picture: PicturePixels,
  [x, y]: Square,
  places: readonly Place[],
): readonly LinearColour[] =>
  places.map(([dx, dy]) => {
    const at = city.project([x + dx, y + dy]);
    return picture.at(at.x, at.y) ?? [0, 0, 0];
  });

const brightnessAt = (city: City, picture: PicturePixels, square: Square, places: readonly Place[]): number =>
  mean(coloursAt(city, picture, square, places).map(luminance));

/** On the axis on which the edges are brighter: lanes lie along one or the other, by tile. */
const lanesOf = (city: City, picture: PicturePixels, square: Square): number => {
  const across = (places: readonly number[]) =>
    brightnessAt(
      city,
      picture,
      square,
      places.flatMap((dx) => ALONG.map((dy): Place => [dx, dy])),
    );
  const down = (places: readonly number[]) =>
    brightnessAt(
      city,
      picture,
      square,
      places.flatMap((dy) => ALONG.map((dx): Place => [dx, dy])),
    );
  return Math.max(across(EDGES) / across(MIDDLE), down(EDGES) / down(MIDDLE));
};

/** Grass is yellowish, at 90 to 110 degrees. */
const isGreenerThanGrass = (hue: number): boolean => hue > 118 && hue < 200;

const emeraldOf = (city: City, picture: PicturePixels, square: Square): number => {
  const labs = coloursAt(city, picture, square, OVER).map(labOf);
  const [a, b] = [mean(labs.map((lab) => lab[1])), mean(labs.map((lab) => lab[2]))];
  return isGreenerThanGrass(hueOf(a, b)) ? Math.hypot(a, b) : 0;
};

/** Measures lawns: those with nothing near, and all on which nothing is built. */
export const groundFigures = (
  city: City,
  picture: PicturePixels,
  open: readonly Square[],
  all: readonly Square[],
): GroundFigures => {
  const every = (odd: number): number =>
    median(open.filter(([x, y]) => (x + y) % 2 === odd).map((square) => brightnessAt(city, picture, square, OVER)));
  return {
    emerald: Math.max(...all.map((square) => emeraldOf(city, picture, square))),
    lanes: median(open.map((square) => lanesOf(city, picture, square))),
    checks: every(1) / every(0),
  };
};
