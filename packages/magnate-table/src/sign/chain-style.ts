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
