export { difference, same } from "./difference.ts";
export { hiddenBids } from "./hidden-bids.ts";
export { laws, logIsTruth, tryLaw } from "./laws.ts";
export { offeredIsAccepted } from "./legality.ts";
export { broken, chanceOf, randomGame } from "./random-game.ts";
export type { LawsSetup } from "./setup.ts";
export { invariantHolds } from "./truth.ts";
export { writesPositions, type WrittenGame } from "./written.ts";
