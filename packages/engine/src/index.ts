export * from "./evolve/index.ts";
export * from "./formulas/index.ts";
export * from "./geometry/index.ts";
export * from "./model/index.ts";
export * from "./content/index.ts";
