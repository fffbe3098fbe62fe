export type * from "./formulas.ts";
export type * from "./rows.ts";
export type * from "./ruleset.ts";
