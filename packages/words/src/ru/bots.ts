import { botsNamed } from "../bots.ts";

/** What a bot is called. */
export const botNamed = botsNamed({
  steady: "Надёжный",
  easy: "Лёгкий",
  medium: "Средний",
  hard: "Сложный",
  sensible: "Разумный",
  random: "Случайный",
});
