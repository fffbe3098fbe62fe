import type { PresetInfo } from "@blueplate/kernel";
import type { Module } from "./module.ts";

export * from "./api.ts";
export * from "./chosen.ts";
export * from "./claims.ts";
export * from "./compose.ts";
export * from "./define.ts";
export type * from "./module.ts";

/** What a game is made of besides its base: modules in the order in which they take effect, and presets, the usual game first. */
export interface Catalogue {
  readonly modules: readonly Module[];
  readonly presets: readonly Omit<PresetInfo, "seats">[];
}

/** The presets of a game with these modules: the base game, and each module that is a game of its own. */
export const presetsOf = (modules: readonly Module[]): Catalogue["presets"] => [
  { id: "standard", modules: [] },
  ...modules.filter(({ preset }) => preset).map(({ id }) => ({ id, modules: [id] })),
];
