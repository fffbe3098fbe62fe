import type { ChainStyle, Hour } from "./view.ts";

/** The muted town: only goods and what a chain owns are saturated. */
export const TOWN = {
  plinth: "#6E4B34",
  plinthStep: "#4A3426",
  brass: "#C9A35B",
  grass: ["#A4B676", "#B7C58A"],
  groove: "#4F5A38",
  road: "#5A5860",
  kerb: "#D8CDB4",
  dash: "#F3E7C6",
  parapet: "#EFE6D2",
  pier: "#C9BDA6",
  deck: "#6A6770",
  pad: "#C4C58F",
  lot: "#CFC6B6",
  path: "#DDD0B4",
  lawn: "#93B25E",
  water: "#6CC3CF",
  hedge: "#6F8A4A",
  leaf: ["#7E9A55", "#8CA65C", "#728F52"],
  trunk: "#7A5A3E",
  wood: "#B98E5F",
  pane: "#4A5A66",
  white: "#FBF4E4",
  ink: "#2B2430",
  steel: "#8E8A86",
  walls: ["#F0E2C6", "#E9CDB9", "#C9DAD2", "#E6D7A6", "#CFD6DF"],
  roofs: ["#B5705A", "#8E8A86", "#A88B63", "#7D9196"],
  cars: ["#B9C9CE", "#E9DFC8", "#D9B9A6", "#C9D3B5", "#BFC4CB"],
  blooms: ["#E8D27A", "#E9B7A0", "#F3E7C6"],
  window: "#FFC56B",
} as const;

/** One chain's colours: body, the text that reads on it, a light and a dark companion, neon. */
export interface ChainColours {
  readonly body: string;
  readonly text: string;
  readonly dark: string;
  /** The tubes themselves, pale as glass that glows. */
  readonly neon: string;
  /** What they throw on the ground. */
  readonly glow: string;
}

/** A ground, and what is read on it. */
export type ChipColours = Pick<ChainColours, "body" | "text">;

export const CHAINS: Readonly<Record<ChainStyle, ChainColours>> = {
  comet: { body: "#D33E2C", text: "#FFFFFF", dark: "#9E2B1E", neon: "#FF8A70", glow: "#FF4A2C" },
  "big-top": { body: "#F8C630", text: "#2B2430", dark: "#C08F12", neon: "#FFE48A", glow: "#FFC21E" },
  fountain: { body: "#5CC8BC", text: "#2B2430", dark: "#2F8F85", neon: "#A9FFF2", glow: "#2FE8D2" },
  "silver-rail": { body: "#3873D3", text: "#FFFFFF", dark: "#24509B", neon: "#9CC4FF", glow: "#3E86FF" },
  harlequin: { body: "#5B2468", text: "#FFFFFF", dark: "#3F1748", neon: "#F0A6FF", glow: "#D93BC8" },
};

/** One hour: the sun, the sky's hemisphere, and how strongly windows, neon, lamps and unlit print shine. */
export interface HourLight {
  readonly sun: { readonly colour: string; readonly strength: number; readonly from: Vector };
  /** How far faces that the sun only grazes are lifted: a low sun leaves a ground black otherwise and burns the walls. */
  readonly lift: number;
  readonly sky: string;
  readonly earth: string;
  readonly ambient: number;
  /** Light from behind on roofs and on faces to the north. */
  readonly rim: string;
  /** How much of the sun comes through blinds where the board lies. */
  readonly blinds: number;
  /** What lies round the flat map. */
  readonly top: string;
  readonly windows: number;
  readonly neon: number;
  /** How strongly the light that lamps throw is seen. */
  readonly lamps: number;
  /** Multiplies colours that no lamp lights (painted print on boards and roofs). */
  readonly print: string;
}
type Vector = readonly [number, number, number];

export const LIGHTS: Readonly<Record<Hour, HourLight>> = {
  morning: {
    sun: { colour: "#FFE0B4", strength: 3.1, from: [9, 6.6, 4.4] },
    lift: 0.6,
    sky: "#CBD8F8",
    earth: "#CDB295",
    ambient: 1.4,
    rim: "#000000",
    blinds: 0,
    top: "#EBCBA8",
    windows: 0.1,
    neon: 0.12,
    lamps: 0.1,
    print: "#FFFAF2",
  },
  noon: {
    sun: { colour: "#FFF0D2", strength: 3.5, from: [-7, 8.6, 3.6] },
    lift: 0.3,
    sky: "#C8DCFC",
    earth: "#CDBB92",
    ambient: 1.4,
    rim: "#000000",
    blinds: 0,
    top: "#D9C8A4",
    windows: 0,
    neon: 0,
    lamps: 0,
    print: "#FFFFFF",
  },
  evening: {
    sun: { colour: "#FFBC78", strength: 4.6, from: [-11, 4.6, -4.6] },
    lift: 1,
    sky: "#8A8EE4",
    earth: "#8A6E96",
    ambient: 1.5,
    rim: "#000000",
    blinds: 1,
    top: "#9A7FA0",
    windows: 1,
    neon: 0.85,
    lamps: 1.3,
    print: "#F6DCC4",
  },
  night: {
    sun: { colour: "#B4C6FF", strength: 2.3, from: [8, 8, -8] },
    lift: 0.6,
    sky: "#8896E0",
    earth: "#5E5C78",
    ambient: 2.66,
    rim: "#1B2648",
    blinds: 0,
    top: "#22233F",
    windows: 1,
    neon: 1.15,
    lamps: 1.6,
    print: "#C9CDEB",
  },
};

/** Interface colours that the city's plaques and overlays share with the panels around it. */
export const PLAQUE = {
  paper: "#FFF8E8",
  ink: "#2B2430",
  line: "#CDBFA6",
  muted: "#665B63",
  refused: "#C3271B",
  allowed: "#2E6B33",
  cream: "#FFF8E8",
  gold: "#F5C24A",
  changed: "#0C6963",
} as const;

/** Grounds of chips and what is read on them: what is so, what is of no use, what is refused; a distance that wins, one that loses. */
export const CHIPS = {
  plain: { body: PLAQUE.ink, text: PLAQUE.cream },
  dim: { body: PLAQUE.muted, text: PLAQUE.cream },
  refused: { body: PLAQUE.refused, text: PLAQUE.cream },
  near: { body: PLAQUE.gold, text: PLAQUE.ink },
  far: { body: PLAQUE.line, text: PLAQUE.ink },
} as const;
