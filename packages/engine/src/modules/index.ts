import type { PresetInfo } from "@blueplate/kernel";
import type { Module } from "./module.ts";
import { introductory } from "./introductory.ts";
import { secondGame } from "./second-game.ts";

export * from "./compose.ts";
export * from "./define.ts";
export type * from "./module.ts";

/** What a game is made of besides its base: modules in the order in which they take effect, and presets, the usual game first. */
export interface Catalogue {
  readonly modules: readonly Module[];
  readonly presets: readonly Omit<PresetInfo, "seats">[];
}

/** The modules of this package. */
const MODULES = [introductory, secondGame] as const satisfies readonly Module[];

const PRESETS = [
  { id: "standard", modules: [] },
  { id: "introductory", modules: ["introductory"] },
  { id: "second-game", modules: ["second-game"] },
] as const satisfies Catalogue["presets"];

/** The id of a preset of this package. */
export type PresetId = (typeof PRESETS)[number]["id"];

/** The base game with the modules of this package. */
export const CATALOGUE: Catalogue = { modules: MODULES, presets: PRESETS };
