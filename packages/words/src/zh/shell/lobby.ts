import type { ShellWords } from "../../language.ts";

/** The lobby. */
export const lobby: ShellWords["lobby"] = {
  open: "等待玩家的牌桌",
  running: "进行中的游戏",
  mine: "我的游戏",
  finished: "已结束的游戏",
  none: "暂无。",
  begin: {
    title: "从哪里开始",
    nobody: "目前没有开着的牌桌。第一桌会显示在这里，人人可见。",
    learn: "做出第一顿晚餐",
    learnHelp: "在小镇里花三分钟，一步一步来，不必懂规则。",
    bots: "与机器人对战",
    botsHelp: "按自己的节奏玩入门游戏，教练会讲解每个阶段。",
    table: "开一桌",
    tableHelp: "朋友通过链接加入，空位可以由机器人补上。",
  },
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
  ownBots: "自己的机器人",
  learn: "学习",
  invite: "第一次玩？三分钟做出你的第一顿晚餐。",
};
