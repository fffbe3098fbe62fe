export { difference, same } from "./difference.ts";
export { hiddenBids } from "./hidden-bids.ts";
export { laws } from "./laws.ts";
export { broken, chanceOf, randomGame } from "./random-game.ts";
export type { LawsSetup } from "./setup.ts";
export { writesPositions, type WrittenGame } from "./written.ts";
