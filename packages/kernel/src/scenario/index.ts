export { inRuleset, inside, readScenario, type ScenarioFile } from "./format.ts";
export * from "./host.ts";
export { jsonCodec, PerPlayer, perPlayer, playerAt, PlayerOf, seatNamed } from "./parts.ts";
export * from "./run.ts";
export {
  type ScenarioPly,
  playersNamed,
  rulesetIn,
  scenarioOf,
  type UnwritablePosition,
  type ScenarioLine,
  type WrittenScenario,
} from "./write.ts";
