import { botsNamed } from "../bots.ts";

/** What a bot is called. */
export const botNamed = botsNamed({ steady: "Надёжный", sensible: "Разумный", random: "Случайный" });
