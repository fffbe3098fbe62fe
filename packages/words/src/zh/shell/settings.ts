import type { ShellWords } from "../../language.ts";

/** What somebody may set for this machine: keys, sounds, notices; and the menu of a table on a phone. */
export const settings: ShellWords["settings"] = {
  title: "设置",
  menu: "菜单",
  keys: "按键",
  letters: "字母、数字和符号作为快捷键",
  lettersHelp: "关闭后 Enter、Esc 和 F6 仍然有效。",
  sounds: "声音",
  sound: {
    turn: "轮到你",
    sale: "你在晚餐中售出",
    lost: "你本可服务的房屋去了别家",
    milestone: "有人获得里程碑",
    bank: "银行破产",
    message: "有人发言",
    card: "有人出牌",
    coin: "付出或获得硬币",
  },
  hear: (name) => `试听：${name}`,
  notices: "桌面通知",
  notify: "看不到本页时，轮到我就通知我",
  askNotify: "允许通知",
  denied: "浏览器不允许本页发出通知，原因见浏览器设置。",
  withoutSpoilers: "不剧透",
  withoutSpoilersHelp: "列表不显示胜者，每局打开时都隐藏结局：只显示到您看过的地方。",
};
