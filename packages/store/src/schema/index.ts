export * from "./operation.ts";
export * from "./people.ts";
export * from "./studies.ts";
export * from "./tables.ts";
