import { botsNamed } from "../bots.ts";

/** What a bot is called. */
export const botNamed = botsNamed({ steady: "steady", sensible: "sensible", random: "random" });
