import { botsNamed } from "../bots.ts";

/** What a bot is called. */
export const botNamed = botsNamed({
  steady: "稳健",
  easy: "简单",
  medium: "中等",
  hard: "困难",
  sensible: "理智",
  random: "随机",
});
