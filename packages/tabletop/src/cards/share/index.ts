export { decidingRoundOf, type DecidingRound } from "./deciding-round.ts";
export { RoundWindow } from "./round-window.tsx";
export type { SharedGame } from "./shared-round.ts";
