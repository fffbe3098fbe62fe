import type { MagnateTableWords } from "../../pages/magnate-table.ts";
import { leadInDollars } from "../lead.ts";

/** A picture and a film of the evening that decided a game. */
export const share: MagnateTableWords["share"] = {
  title: "决定胜负的夜晚",
  told: (round, who, before, after) => `第${round}轮：${leadInDollars(who, before, after)}。`,
  cashThen: "当晚结束后",
  none: "没有决定胜负的夜晚：无人获胜，或没有一顿晚餐让胜者扩大领先。",
  alt: "决定胜负那一晚的小镇，以及每个人的现金",
  drawing: "正在绘制小镇…",
  noTown: "此浏览器无法绘制立体小镇：图片显示平面地图，不能制作视频。",
  filmHelp: "一家家驱车去吃晚餐，片长二十秒。较慢的电脑需要几分钟来绘制。",
};
