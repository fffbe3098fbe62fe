export * from "./content/index.ts";
export * from "./evolve/index.ts";
export * from "./formulas/index.ts";
export * from "./game.ts";
export * from "./geometry/index.ts";
export * from "./model/index.ts";
export type { Definition, EventEntry, FormEntry, Module } from "./modules/index.ts";
export { assemble, baseDefinition, definitionOf, type FoodChainMagnateRules } from "./rules.ts";
