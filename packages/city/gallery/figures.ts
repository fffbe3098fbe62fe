import type { City } from "../src/city.ts";
import { allSquares, heightOf, printAt, rectangle, squareKey, widthOf } from "../src/town/board.ts";
import { CHAIN_STYLES, type ChainStyle, type CityView, type Square } from "../src/view.ts";
import { chromaOf, COLOUR_BLIND, contrast, difference, lightness, type LinearColour, luminance } from "./colour.ts";
import { type GroundFigures, groundFigures } from "./ground-figures.ts";
import { mean, median, type PicturePixels, pictureOf } from "./picture.ts";
import { roofShadeOf } from "./roof-figures.ts";

/** What a picture of a town comes to. */
export interface PictureFigures extends GroundFigures {
  /** Share of the board's pixels that are brighter than L* 70, labels included, in percent. */
  readonly bright: number;
  /** Mean and spread of L* on the board. */
  readonly lightness: number;
  readonly spread: number;
  /** How colourful the middle of the board's pixels is. */
  readonly chroma: number;
  /** Contrast of open lawn to road, medians. */
  readonly grassToRoad: number;
  /** Share of open lawn that lies in shadow: at most six tenths as bright as its middle, in percent. */
  readonly shaded: number;
  /** Share of the slopes of roofs that lies in shadow: at most six tenths as bright as the rest of the same slope, in percent. */
  readonly roofShade: number;
  /** The smallest difference between the lots of two chains, and the same for the worst of three colour-blind eyes. */
  readonly chains: number;
  readonly chainsColourBlind: number;
}

type Point = Readonly<Record<"x" | "y", number>>;

const isInside = (corners: readonly Point[], x: number, y: number): boolean =>
  corners.reduce((odd, a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !odd : odd;
  }, false);

/** Every second pixel of the board. */
const boardOf = (city: City, view: CityView, picture: PicturePixels): LinearColour[] => {
  const [w, h] = [widthOf(view.town) - 0.5, heightOf(view.town) - 0.5];
  const corners = [
    [-0.5, -0.5],
    [w, -0.5],
    [w, h],
    [-0.5, h],
  ].map(([x, y]) => city.project([x ?? 0, y ?? 0]));
  const found: LinearColour[] = [];
  for (let y = 0; y < picture.height; y += 2)
    for (let x = 0; x < picture.width; x += 2) if (isInside(corners, x, y)) found.push(picture.at(x, y) ?? [0, 0, 0]);
  return found;
};

const OFFS = [-0.36, -0.18, 0, 0.18, 0.36];

/** The pixels of squares, a few of each. */
const pixelsOf = (city: City, picture: PicturePixels, squares: readonly Square[]): LinearColour[] =>
  squares.flatMap(([x, y]) =>
    OFFS.flatMap((dx) => OFFS.map((dy) => city.project([x + dx, y + dy]))).flatMap((at) => {
      const colour = picture.at(at.x, at.y);
      return colour ? [colour] : [];
    }),
  );

const middleOf = (colours: readonly LinearColour[]): LinearColour => [
  median(colours.map(([r]) => r)),
  median(colours.map(([, g]) => g)),
  median(colours.map(([, , b]) => b)),
];

/** Squares that something stands on, and so many around it. */
const built = (view: CityView, around: number): ReadonlySet<string> => {
  const near = ([x, y]: Square, width: number, height: number) =>
    rectangle([x - around, y - around], width + around * 2, height + around * 2);
  return new Set(
    [
      ...view.houses.flatMap(({ at }) => near(at, 2, 2)),
      ...view.restaurants.flatMap(({ at }) => near(at, 2, 2)),
      ...view.campaigns.flatMap(({ site }) => ("at" in site ? near(site.at, site.width, site.height) : [])),
    ].map(squareKey),
  );
};

/** Squares of lawn that lie at least so far from what stands there. */
const lawnFrom = (view: CityView, away: number): Square[] => {
  const taken = built(view, away);
  return allSquares(view.town).filter((at) => printAt(view.town, at) === "." && !taken.has(squareKey(at)));
};

/** Squares of lawn that nothing stands on or leans over. */
const openLawn = (view: CityView): Square[] => lawnFrom(view, 1);

/** Squares of a lot over which nothing leans that stands before it. */
const seenOf = (view: CityView, [x, y]: Square): Square[] =>
  rectangle(
    [x, y],
    2,
    built(view, 0).has(squareKey([x, y + 2])) || built(view, 0).has(squareKey([x + 1, y + 2])) ? 1 : 2,
  );

/** The more colourful half of some pixels: what is white, grey or black tells no chain from another. */
const colourful = (pixels: readonly LinearColour[]): readonly LinearColour[] =>
  pixels.toSorted((one, other) => chromaOf(other) - chromaOf(one)).slice(0, pixels.length / 2);

/** The middle of the more colourful half of the lots of each chain that has an open restaurant. */
const lotsOf = (city: City, view: CityView, picture: PicturePixels): LinearColour[] => {
  const lots = (style: ChainStyle): Square[] =>
    view.restaurants
      .filter((one) => one.style === style && one.open && !one.bankrupt)
      .flatMap(({ at }) => seenOf(view, at));
  return CHAIN_STYLES.map(lots)
    .filter((squares) => squares.length > 0)
    .map((squares) => middleOf(colourful(pixelsOf(city, picture, squares))));
};

const smallestDifference = (colours: readonly LinearColour[]): number =>
  Math.min(...colours.flatMap((one, i) => colours.slice(i + 1).map((other) => difference(one, other))));

/** Measures a picture of a city as it stands, whole board in the frame. */
export const figuresOf = (city: City, view: CityView, canvas: HTMLCanvasElement): PictureFigures => {
  const picture = pictureOf(canvas);
  const pixels = boardOf(city, view, picture);
  const board = pixels.map((one) => lightness(luminance(one)));
  const middle = mean(board);
  const roads = allSquares(view.town).filter((at) => printAt(view.town, at) === "#");
  const lawn = pixelsOf(city, picture, openLawn(view)).map(luminance);
  const brightness = (squares: readonly Square[]): number => median(pixelsOf(city, picture, squares).map(luminance));
  const middleLawn = median(lawn);
  const lots = lotsOf(city, view, picture);
  return {
    ...groundFigures(city, picture, openLawn(view), lawnFrom(view, 0)),
    roofShade: roofShadeOf(city, view, picture),
    bright: (100 * board.filter((one) => one > 70).length) / board.length,
    lightness: middle,
    spread: Math.sqrt(mean(board.map((one) => (one - middle) ** 2))),
    chroma: median(pixels.map(chromaOf)),
    grassToRoad: contrast(middleLawn, brightness(roads)),
    shaded: (100 * lawn.filter((one) => one < middleLawn * 0.6).length) / lawn.length,
    chains: smallestDifference(lots),
    chainsColourBlind: Math.min(...COLOUR_BLIND.map((eye) => smallestDifference(lots.map(eye)))),
  };
};
