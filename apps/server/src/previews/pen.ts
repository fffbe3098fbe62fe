import type { Contour } from "./contours.ts";
import { coverageOf } from "./coverage.ts";
import type { Drawing } from "./png.ts";

/** The size that links are shown in. */
export const SIZE = { width: 1200, height: 630 } as const;
const COLOURS = {
  dusk: "#241a38",
  deep: "#1b1228",
  tube: "#5cd0c2",
  cream: "#f6ebd6",
  ink: "#2b2430",
  wood: "#6e4b34",
  grass: "#6d8457",
  lawn: "#7b9462",
  road: "#474552",
  house: "#cbb9a6",
  roof: "#8c5a4c",
  lit: "#ffe08a",
  felt: "#1f645d",
  rim: "#7c2b2b",
} as const;
type Colour = keyof typeof COLOURS;
const NAMES = Object.keys(COLOURS);

/** A colour that comes with what is drawn. */
type Hex = `#${string}`;
/** A colour of every picture, one that comes with what is drawn, or a seat's, by its number. */
export type FillColour = Colour | Hex | number;

const isHex = (colour: string): colour is Hex => /^#[0-9a-f]{6}$/i.test(colour);

/** A colour as people chose it or as words name it; anything else is drawn grey. */
export const hexOf = (colour: string): Hex => (isHex(colour) ? colour : "#857864");

/** Colours that a picture may have. */
const MOST_COLOURS = 256;
/** Steps from one colour to another along the edge of what is round. */
const STEPS = 6;

/** A colour so far towards another: 0 is the first, 1 the other. */
export const mixed = (from: string, to: string, far: number): Hex => {
  const parts = [1, 3, 5].map((at) => {
    const [one, other] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((one ?? 0) + ((other ?? 0) - (one ?? 0)) * far);
  });
  return hexOf(`#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`);
};

/** The colours of a picture by number, each once; edges between two are mixed as long as there is room for more. */
const createPalette = (seats: readonly { readonly colour: string }[]) => {
  const palette: string[] = [...Object.values(COLOURS), ...seats.map(({ colour }) => hexOf(colour))];
  const edges = new Map<string, number>();
  const indexOf = (ink: FillColour): number => {
    if (typeof ink === "number") return NAMES.length + ink;
    const colour = ink in COLOURS ? NAMES.indexOf(ink) : palette.indexOf(ink);
    return colour < 0 ? palette.push(ink) - 1 : colour;
  };
  const mix = (under: number, over: number, step: number): number => {
    if (step >= STEPS || under === over) return over;
    const edge = `${under} ${over} ${step}`;
    const known = edges.get(edge);
    if (known !== undefined) return known;
    if (palette.length >= MOST_COLOURS) return step * 2 < STEPS ? under : over;
    const index = indexOf(mixed(palette[under] ?? "", palette[over] ?? "", step / STEPS));
    edges.set(edge, index);
    return index;
  };
  return { palette, indexOf, mix };
};

/** A picture that is filled a rectangle or an outline at a time, over and over. */
export const createPen = (seats: readonly { readonly colour: string }[]) => {
  const { width, height } = SIZE;
  const pixels = new Uint8Array(width * height);
  const { palette, indexOf, mix } = createPalette(seats);
  const fill = (x: number, y: number, wide: number, high: number, ink: FillColour): void => {
    const [left, right] = [Math.max(0, Math.round(x)), Math.min(width, Math.round(x + wide))];
    const index = indexOf(ink);
    for (let row = Math.max(0, Math.round(y)); row < Math.min(height, Math.round(y + high)); row++)
      if (right > left) pixels.fill(index, row * width + left, row * width + right);
  };
  const fillShape = (contours: readonly Contour[], ink: FillColour): void => {
    const index = indexOf(ink);
    for (const { y, left, covered } of coverageOf(contours)) {
      if (y < 0 || y >= height) continue;
      for (let x = Math.max(0, left); x < Math.min(width, left + covered.length); x++) {
        const step = Math.round((covered[x - left] ?? 0) * STEPS);
        const pixel = y * width + x;
        if (step > 0) pixels[pixel] = mix(pixels[pixel] ?? 0, index, step);
      }
    }
  };
  return { fill, fillShape, drawing: (): Drawing => ({ width, height, palette, pixels }) };
};
/** Fills rectangles and outlines. */
export type Pen = Omit<ReturnType<typeof createPen>, "drawing">;
