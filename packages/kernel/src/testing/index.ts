export { checkedRules } from "./checked.ts";
export { difference, same } from "./difference.ts";
export { hiddenBids } from "./hidden-bids.ts";
export { forecastLaws, laws, tryLaw } from "./laws.ts";
export { foreseenHappens } from "./foreseen.ts";
export { broken, chanceOf, randomGame } from "./random-game.ts";
export type { ForecastCheck, Law, LawsSetup, Statements } from "./setup.ts";
export { writesPositions, type WrittenGame } from "./written.ts";
