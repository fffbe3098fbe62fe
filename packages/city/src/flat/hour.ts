import { LIGHTS, TOWN } from "../palette.ts";
import { litBy, mixed } from "../tint.ts";
import { STEP } from "../town/board.ts";
import type { Hour, Side } from "../view.ts";

/** Colours of the flat map that the light of an hour falls on. */
const LIT = [
  "grass",
  "meadow",
  "groove",
  "road",
  "deck",
  "kerb",
  "paint",
  "parapet",
  "leaf",
  "crown",
  "tip",
  "hedge",
  "lawn",
] as const;
type LitKind = (typeof LIT)[number];

/** What of the flat map follows hour and theme. All that is there to be read keeps its colours. */
export const GROUNDS = [
  ...LIT,
  ...(["rim", "letters", "yard", "poster", "pane", "shade", "mown", "north", "east", "south", "west"] as const),
] as const;
export type GroundKind = (typeof GROUNDS)[number];
type Theme = "light" | "dark";

const NOON: Readonly<Record<Theme, Readonly<Record<LitKind | "rim" | "letters", string>>>> = {
  light: {
    grass: TOWN.grass[0],
    meadow: TOWN.grass[1],
    groove: TOWN.groove,
    road: TOWN.road,
    deck: TOWN.deck,
    kerb: TOWN.kerb,
    paint: TOWN.white,
    parapet: TOWN.parapet,
    leaf: "#55703A",
    crown: TOWN.leaf[0],
    tip: "#9DB86C",
    hedge: TOWN.hedge,
    lawn: TOWN.lawn,
    rim: TOWN.brass,
    letters: TOWN.plinthStep,
  },
  dark: {
    grass: "#73855B",
    meadow: "#829368",
    groove: "#2C3420",
    road: "#33313B",
    deck: "#403D49",
    kerb: "#A3997F",
    paint: "#E9DFC9",
    parapet: "#D5C9AC",
    leaf: "#3C5130",
    crown: "#57703F",
    tip: "#738C52",
    hedge: "#4C6236",
    lawn: "#6B8A48",
    rim: "#4A3C28",
    letters: "#F3E7C6",
  },
};

/** The light of an hour as a drawing has it from above: deeper than in the town, where lamps and the sun stand against it. */
const LIGHT: Readonly<Record<Theme, Readonly<Record<Hour, string>>>> = {
  light: { morning: "#FFEFD4", noon: LIGHTS.noon.print, evening: "#FBDDAC", night: "#8494C4" },
  // Its ground is dark already.
  dark: { morning: "#FFEFD4", noon: LIGHTS.noon.print, evening: "#FBDDAC", night: "#AAB8E4" },
};
/** Asphalt is still darker when the sun is gone. */
const ASPHALT: Readonly<Record<Hour, string>> = {
  morning: "#FFFFFF",
  noon: "#FFFFFF",
  evening: "#D8C2D0",
  night: "#A9AEC0",
};
/** Before a house: grass by day, and what falls out of its windows later. */
const YARD: Readonly<Record<Hour, string>> = {
  morning: "#E6E0BC",
  noon: "#E3DFB9",
  evening: "#F3DCA6",
  night: "#EBCB8A",
};
/** The paper of campaigns: their goods and numbers are read on it. */
const POSTER: Readonly<Record<Hour, string>> = {
  morning: "#FFF8E8",
  noon: "#FFF8E8",
  evening: "#FFF1D2",
  night: "#F0E5CB",
};
const PANE: Readonly<Record<Hour, string>> = {
  morning: TOWN.pane,
  noon: TOWN.pane,
  evening: TOWN.window,
  night: TOWN.window,
};
/** What lies in the shade of something. */
const SHADE: Readonly<Record<Hour, string>> = {
  morning: "#3A3F7A",
  noon: "#2F3A3A",
  evening: "#3F1D5E",
  night: "#070A2A",
};
/** How dark shade is: that of all together, so that shade on shade is no darker. */
export const SHADE_OPACITY: Readonly<Record<Hour, number>> = { morning: 0.36, noon: 0.333, evening: 0.47, night: 0.47 };

const hex = (share: number): string =>
  Math.round(Math.max(0, Math.min(1, share)) * 255)
    .toString(16)
    .padStart(2, "0");

/** How much brighter a slope is that looks to the sun, and how much darker one that does not. */
const [LIT_SLOPE, DIM_SLOPE, AT_NIGHT] = [0.34, 0.4, 0.16] as const;

/** What the light does to a slope that looks to a side, as a layer over its colour. */
const slopeAt = (hour: Hour, side: Side): string => {
  const [x, , z] = LIGHTS[hour].sun.from;
  const [dx, dz] = STEP[side];
  const facing = (x * dx + z * dz) / Math.hypot(x, z);
  const dim = hour === "night" ? AT_NIGHT : 0;
  if (facing > 0 && hour !== "night") return `#FFF0D0${hex(facing * LIT_SLOPE)}`;
  return `#1D1838${hex(Math.max(0, -facing) * DIM_SLOPE + dim)}`;
};

/** The ground under a dark interface, and how much of the sky's colour is seen in it. */
const [DARKNESS, GLOW] = ["#1B1824", 0.13] as const;

/** The colours of a flat map's ground at an hour, and of what lies round the board; the rim is no part of the town and keeps its own. */
export const groundAt = (hour: Hour, theme: Theme): Readonly<Record<GroundKind | "backdrop", string>> => {
  const { rim, letters, ...town } = NOON[theme];
  const { top } = LIGHTS[hour];
  const lit = (ground: LitKind): string => litBy(town[ground], LIGHT[theme][hour]);
  const asphalt = (ground: LitKind): string => litBy(lit(ground), ASPHALT[hour]);
  return {
    grass: lit("grass"),
    meadow: lit("meadow"),
    groove: asphalt("groove"),
    road: asphalt("road"),
    deck: asphalt("deck"),
    kerb: lit("kerb"),
    paint: mixed(lit("paint"), town.paint, 0.5),
    parapet: mixed(lit("parapet"), town.parapet, 0.6),
    leaf: lit("leaf"),
    crown: lit("crown"),
    tip: lit("tip"),
    hedge: lit("hedge"),
    lawn: lit("lawn"),
    yard: YARD[hour],
    poster: POSTER[hour],
    pane: PANE[hour],
    shade: SHADE[hour],
    mown: hour === "night" ? "#C8D4FF0C" : "#FFFBE014",
    north: slopeAt(hour, "N"),
    east: slopeAt(hour, "E"),
    south: slopeAt(hour, "S"),
    west: slopeAt(hour, "W"),
    rim,
    letters,
    backdrop: theme === "light" ? top : mixed(top, DARKNESS, GLOW),
  };
};

/** The same as custom properties, each with its two themes. */
export const groundStyle = (hour: Hour): Readonly<Record<string, string>> => {
  const [light, dark] = [groundAt(hour, "light"), groundAt(hour, "dark")];
  const named = [...GROUNDS, "backdrop"] as const;
  return Object.fromEntries(named.map((name) => [`--flat-${name}`, `light-dark(${light[name]}, ${dark[name]})`]));
};

const NOON_TONES = groundAt("noon", "light");

/** Fills something with a colour that follows hour and theme on a page; elsewhere it has that of noon. */
export const tone = (kind: GroundKind): { readonly class: string; readonly fill: string } => ({
  class: `ground-${kind}`,
  fill: NOON_TONES[kind],
});

/** The same for a line. */
export const lineTone = (
  kind: GroundKind,
  width: number,
): { readonly class: string; readonly stroke: string; readonly "stroke-width": number; readonly fill: string } => ({
  class: `line-${kind}`,
  stroke: NOON_TONES[kind],
  "stroke-width": width,
  fill: "none",
});
