export * from "./campaigns.ts";
export * from "./content.ts";
export * from "./employees.ts";
export * from "./lookup.ts";
export { memoizeLast } from "./memoize-last.ts";
export * from "./milestones.ts";
export * from "./option.ts";
export * from "./row.ts";
export * from "./tiles.ts";
