import type { ShellWords } from "../../language.ts";

/** The lobby. */
export const lobby: ShellWords["lobby"] = {
  open: "等待玩家的牌桌",
  running: "进行中的游戏",
  mine: "我的游戏",
  finished: "已结束的游戏",
  none: "暂无。",
  newTable: "新开一桌",
  join: "加入",
  watch: "观战",
  back: "回到座位",
  replay: "回放",
  yourTurn: "轮到你",
  more: "显示更多",
  close: "关闭这张牌桌",
  closeSure: "确定永久关闭？",
  closeYes: "关闭",
  closeNo: "保留",
};
