import { botsNamed } from "../bots.ts";

/** What a bot is called. */
export const botNamed = botsNamed({
  steady: "steady",
  easy: "easy",
  medium: "medium",
  hard: "hard",
  sensible: "sensible",
  random: "random",
});
