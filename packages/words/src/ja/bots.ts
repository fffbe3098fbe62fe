import { botsNamed } from "../bots.ts";

/** What a bot is called. */
export const botNamed = botsNamed({
  steady: "堅実",
  easy: "やさしい",
  medium: "ふつう",
  hard: "つよい",
  "drinks-seller": "飲み物屋",
  "price-fighter": "値下げ屋",
  builder: "建築家",
  marketer: "宣伝家",
  sensible: "慎重",
  random: "ランダム",
});

/** How a bot plays. */
export const botDescribed = botsNamed({
  steady: "バーガーを定価で売り、賭けには出ません。",
  easy: "「ふつう」のように計画しますが、初心者が見落とすことを見落とします。",
  medium: "地図から会社の姿を決め、一日全体を計画します。",
  hard: "決める前に、この先起こりうることを頭の中で何度も打ちます。",
  "drinks-seller": "ほかにない飲み物を運び、町の喉を渇かせます。",
  "price-fighter": "値を下げて競争相手から家を奪います。",
  builder: "家と庭とレストランを建てます。",
  marketer: "真っ先に宣伝し、絶やしません。",
  sensible: "一トリック先だけを読み、危険を避けます。",
  random: "規則が許すことなら何でもします。",
});
