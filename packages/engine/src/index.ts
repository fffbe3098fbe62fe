export * from "./model/index.ts";
export * from "./content/index.ts";
