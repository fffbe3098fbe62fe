export * from "./host.ts";
export { type Given, type GivenChain, impossibleInPlay, isAfterDinner, PHASES, settledIn } from "../position/index.ts";
