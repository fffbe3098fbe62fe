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
  felt: "#2e7b62",
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

/** A picture that is filled a rectangle at a time, over and over. */
export const createPen = (seats: readonly { readonly colour: string }[]) => {
  const { width, height } = SIZE;
  const pixels = new Uint8Array(width * height);
  const palette: string[] = [...Object.values(COLOURS), ...seats.map(({ colour }) => hexOf(colour))];
  const indexOf = (ink: FillColour): number => {
    if (typeof ink === "number") return NAMES.length + ink;
    const colour = ink in COLOURS ? NAMES.indexOf(ink) : palette.indexOf(ink);
    return colour < 0 ? palette.push(ink) - 1 : colour;
  };
  const fill = (x: number, y: number, wide: number, high: number, ink: FillColour): void => {
    const [left, right] = [Math.max(0, Math.round(x)), Math.min(width, Math.round(x + wide))];
    const index = indexOf(ink);
    for (let row = Math.max(0, Math.round(y)); row < Math.min(height, Math.round(y + high)); row++)
      if (right > left) pixels.fill(index, row * width + left, row * width + right);
  };
  return { fill, drawing: (): Drawing => ({ width, height, palette, pixels }) };
};
/** Fills a rectangle. */
export type Pen = ReturnType<typeof createPen>["fill"];
