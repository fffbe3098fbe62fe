export type { GameEntry } from "./entry.ts";
export { GAMES } from "./list.ts";
export { allGames, allScenarios, entryOf, gameIds } from "./loading.ts";
