import type { ShellWords } from "../../../language.ts";

/** The table that is drawn for any game. */
export const tabletop: ShellWords["tabletop"] = {
  acts: "行动",
  thinks: "思考中",
  closed: (size) => `${size}张未公开`,
  round: (round) => `第${round}轮`,
  total: "总计",
  tricks: "赢得的墩",
  download: "下载日志",
  highest: "目前最大",
  lowest: "目前最小",
  ifLowest: "若仍最小",
  tokenIfLowest: "一起按下的，若它仍最小就归你。",
  won: "赢得此墩",
  least: "最小",
  moreCoins: "多放一枚硬币",
  fewerCoins: "少放一枚硬币",
  coinsByWheel: "在牌上滚动滚轮即可放硬币",
  flickPlays: "向上轻扫即可出牌；点一下先拿起查看。",
  leadsNext: (name) => `下一墩由${name}先出。`,
  advised: "建议",
  leftInMiddle: (before, after) => `中央${before}，之后${after}`,
  litThen: (lit, kinds) => `之后的${lit}：${kinds}`,
  tokenLegend: "4 → 3：中央剩下几个 · 灯旁：之后亮哪些 · ★：给你几分",
  onlyCommand: "只有一张可出的牌时自动打出",
};
