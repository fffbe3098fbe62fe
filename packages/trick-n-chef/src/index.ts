export * from "./cards.ts";
export type * from "./commands.ts";
export type * from "./events/index.ts";
export { trickNChef } from "./game.ts";
export type * from "./refusals.ts";
export { loadRules } from "./rules.ts";
export type * from "./state.ts";
export { trumpOf } from "./trump.ts";
