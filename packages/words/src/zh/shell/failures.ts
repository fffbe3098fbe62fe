import type { ShellWords } from "../../language.ts";

/** What the server answers when it does not do it. */
export const failures: ShellWords["failures"] = {
  NoSuchTable: "没有这张牌桌。",
  NotYourSeat: "这不是你的座位。",
  NotTheHost: "只有桌主可以这样做。",
  SeatTaken: "座位已被占用。",
  AlreadySeated: "你已经在这张牌桌就座。",
  AlreadyStarted: "游戏已经开始。",
  NotStarted: "游戏尚未开始。",
  SeatsFree: "还有空位。",
  LinkVoid: "这个链接已失效。",
  ReadOnly: "这局游戏只能查看。",
  AskedAlready: "已有人请求回退，须先答复。",
  NotAsked: "这个请求已不再有效。",
  HandedOver: "这个座位由机器人代打。",
  Resigned: "这个座位已永久放弃。",
  NotAway: "等待这位玩家的时间还不够长。",
  NotStored: "服务器未能保存，请重试。",
  Stale: "有人抢先行动，影响了你的选择。请重新查看。",
  NotNow: "现在不能这样做。",
  UnknownCommand: "这张牌桌的规则没有这一项。",
  NothingToUndo: "没有可以撤销的操作。",
  Malformed: "内容有误。",
  TooManyTables: "你主持的未完成牌桌已达上限。请在大厅的“我的游戏”中关闭或完成几桌，再重试。",
  TooMany: "操作过于频繁，请稍后再试。",
  Network: "无法连接服务器，将自动重试。",
};
