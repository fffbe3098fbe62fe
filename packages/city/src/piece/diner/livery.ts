import { CHAINS, TOWN } from "../../palette.ts";
import type { ChainStyle } from "../../view.ts";
import type { Paint } from "../../mesh/mesh-builder.ts";

/** The colours that a diner is built in; a bankrupt one has lost them. */
export interface DinerColours {
  readonly body: string;
  readonly dark: string;
  readonly white: string;
  readonly neon: string;
  readonly lit: boolean;
}

/** A chain's livery, or the grey of a bankrupt house. */
export const liveryOf = (style: ChainStyle, shut: boolean): DinerColours =>
  shut
    ? { body: "#8F8A86", dark: "#6F6A68", white: "#B9B3AA", neon: "#8F8A86", lit: false }
    : { ...CHAINS[style], white: TOWN.white, lit: true };

/** Height of the lot that a diner stands on, and of its floor. */
export const [LOT, FLOOR] = [0.06, 0.17];

/** Neon, or dead tubes. */
export const tubePaint = ({ lit, neon, dark }: DinerColours): Paint =>
  lit ? { colour: neon, glow: "neon", hue: neon } : { colour: dark };

/** A surface inside that the diner's own lamps light; `hue` is what they add to it after dusk. */
export const roomPaint = ({ lit }: DinerColours, colour: string, hue: string): Paint =>
  lit ? { colour, glow: "room", hue } : { colour: "#A39C92" };
