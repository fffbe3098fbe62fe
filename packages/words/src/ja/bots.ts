import { botsNamed } from "../bots.ts";

/** What a bot is called. */
export const botNamed = botsNamed({ steady: "堅実", sensible: "分別", random: "ランダム" });
