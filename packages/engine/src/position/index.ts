export { type GivenPosition, type GivenChain, PHASES } from "./given.ts";
export { isAfterDinner } from "./position-context.ts";
export { impossibleInPlay, settledIn } from "./in-play.ts";
export { openingOf, startedFrom } from "./opening.ts";
export { positionOf } from "./open.ts";
export { leftInBox } from "./state.ts";
