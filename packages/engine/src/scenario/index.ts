export * from "./host.ts";
export {
  type GivenPosition,
  type GivenChain,
  impossibleInPlay,
  isAfterDinner,
  PHASES,
  settledIn,
} from "../position/index.ts";
