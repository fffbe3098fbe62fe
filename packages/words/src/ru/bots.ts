import { botsNamed } from "../bots.ts";

/** What a bot is called. */
export const botNamed = botsNamed({
  steady: "Надёжный",
  easy: "Лёгкий",
  medium: "Средний",
  sensible: "Разумный",
  random: "Случайный",
});
