import type { ChainStyle } from "@blueplate/city";
import { CHAINS } from "@blueplate/city/chains";

const STYLES: Readonly<Record<string, ChainStyle>> = {
  "#d33e2c": "comet",
  "#f8c630": "big-top",
  "#5cc8bc": "fountain",
  "#3873d3": "silver-rail",
  "#5b2468": "harlequin",
};
const ALL: readonly ChainStyle[] = ["comet", "big-top", "fountain", "silver-rail", "harlequin"];

/** The look of a chain, by the colour of its seat's banner; a seat with another colour takes its turn. */
export const chainStyle = (colour: string | undefined, seat: number): ChainStyle =>
  STYLES[colour ?? ""] ?? ALL[seat % ALL.length] ?? "comet";

/** The colour of a chain on the page: its banner's; in a log from elsewhere that may be called anything, and then the look's own. */
export const chainColour = (colour: string | undefined, seat: number): string =>
  colour !== undefined && /^#[0-9a-f]{6}$/i.test(colour) ? colour : CHAINS[chainStyle(colour, seat)].body;

/** How light a colour `#rrggbb` is, as contrast is measured: 0 black, 1 white. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Above it ink stands out from a colour more than white does. */
const INK_FROM = 0.2;

/** What is read on the colour of a chain: what belongs to its look, and on any other colour ink or white. */
export const chainText = (colour: string | undefined, seat: number): string => {
  const look = CHAINS[chainStyle(colour, seat)];
  const ground = chainColour(colour, seat);
  if (ground.toUpperCase() === look.body) return look.text;
  return luminance(ground) > INK_FROM ? CHAINS["big-top"].text : CHAINS.comet.text;
};
