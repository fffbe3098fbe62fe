import { botsNamed } from "../bots.ts";

/** What a bot is called. */
export const botNamed = botsNamed({
  steady: "稳健",
  easy: "简单",
  medium: "中等",
  hard: "困难",
  "drinks-seller": "饮料商",
  "price-fighter": "价格战士",
  builder: "建筑家",
  marketer: "营销家",
  sensible: "理智",
  random: "随机",
});

/** How a bot plays. */
export const botDescribed = botsNamed({
  steady: "按原价卖汉堡，从不冒险。",
  easy: "像中等那样计划，但会忽略新手忽略的事。",
  medium: "从地图看出公司该成为什么，并计划整天。",
  hard: "决定之前在脑中把可能发生的事推演许多遍。",
  "drinks-seller": "运来别人没有的饮料，让全城口渴。",
  "price-fighter": "降价从对手那里抢走房屋。",
  builder: "建房屋、花园和餐厅。",
  marketer: "最先做营销，从不停下。",
  sensible: "只往后看一墩，很少冒险。",
  random: "规则允许的都可能做。",
});
