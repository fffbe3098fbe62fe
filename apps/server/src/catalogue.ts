export { bots } from "@blueplate/bot";
export { games } from "./games.ts";
