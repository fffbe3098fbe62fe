export * from "./host.ts";
export { type Given, type GivenChain, PHASES } from "../position/index.ts";
