export * from "./host.ts";
export { type Given, type GivenChain, impossibleInPlay, PHASES, settledIn } from "../position/index.ts";
