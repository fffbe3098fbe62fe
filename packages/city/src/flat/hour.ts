import { LIGHTS, TOWN } from "../palette.ts";
import { litBy, mixed } from "../tint.ts";
import type { Hour } from "../view.ts";

/** What of the flat map follows hour and theme. All that stands on it is there to be read, and keeps its colours. */
export const GROUNDS = ["grass", "meadow", "groove", "road", "deck", "kerb", "rim", "letters"] as const;
export type GroundKind = (typeof GROUNDS)[number];
type Colours = Readonly<Record<GroundKind, string>>;

const NOON: Readonly<Record<"light" | "dark", Colours>> = {
  light: {
    grass: TOWN.grass[0],
    meadow: TOWN.grass[1],
    groove: TOWN.groove,
    road: TOWN.road,
    deck: TOWN.deck,
    kerb: TOWN.kerb,
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
    rim: "#4A3C28",
    letters: "#F3E7C6",
  },
};

/** The ground under a dark interface, and how much of the sky's colour is seen in it. */
const [DARKNESS, GLOW] = ["#1B1824", 0.13] as const;

/** The colours of a flat map's ground at an hour, and of what lies round the board; the rim is no part of the town and keeps its own. */
export const groundAt = (hour: Hour, theme: "light" | "dark"): Readonly<Record<GroundKind | "backdrop", string>> => {
  const { rim, letters, ...town } = NOON[theme];
  const { print, top } = LIGHTS[hour];
  const lit = (ground: Exclude<GroundKind, "rim" | "letters">): string => litBy(town[ground], print);
  return {
    grass: lit("grass"),
    meadow: lit("meadow"),
    groove: lit("groove"),
    road: lit("road"),
    deck: lit("deck"),
    kerb: lit("kerb"),
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
