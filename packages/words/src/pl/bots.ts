import { botsNamed } from "../bots.ts";

/** What a bot is called. */
export const botNamed = botsNamed({
  steady: "Solidny",
  easy: "Łatwy",
  medium: "Średni",
  hard: "Trudny",
  sensible: "Rozważny",
  random: "Losowy",
});
