import type { LearnWords } from "../pages/learn.ts";

/** Trick-n-Chef 为什么出这张牌、为什么拿这位主厨。 */
export const cardReasons: LearnWords["cardHint"]["reasons"] = {
  winsAndTakes: "它赢下这一墩，又是最小的牌，还能拿一位主厨。",
  wins: "它赢下这一墩。",
  takesChef: "它是这一墩最小的牌：可以拿一位主厨。",
  coin: "既不赢也不是最小：可以得到一枚硬币。",
  keepsTrump: "损失最小，还留住了王牌。",
  leads: "目前是最大的牌。",
  lowest: "目前是最小的牌，可能拿到一位主厨。",
  least: "这样损失最小。",
  leadsHigh: "够大，除非有人用王牌，否则能赢。",
  leadsMiddle: "不大也不小：可能赢；若既没赢也不是最小，就得一枚硬币。",
  leadsLow: "小牌：别人会赢，而最小的牌可以拿主厨。",
  serves: "它让已经赢得的一张牌计分。",
  spare: "现在没有主厨能加分：这一位等着以后的牌。",
  longSuit: "手里这个花色最强。",
  otherSuit: "手里最强的不是这个花色：这位主厨等着之后赢来的牌。",
};
