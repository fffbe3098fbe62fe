import { botsNamed } from "../bots.ts";

/** What a bot is called. */
export const botNamed = botsNamed({
  steady: "堅実",
  easy: "やさしい",
  medium: "ふつう",
  hard: "つよい",
  sensible: "分別",
  random: "ランダム",
});
