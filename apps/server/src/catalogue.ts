export { bots } from "@blueplate/bot";
export { games, scenarios } from "./games.ts";
