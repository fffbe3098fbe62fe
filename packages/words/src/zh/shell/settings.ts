import type { ShellWords } from "../../language.ts";

/** What somebody may set for this machine: keys, sounds, notices; and the menu of a table on a phone. */
export const settings: ShellWords["settings"] = {
  title: "设置",
  menu: "菜单",
  keys: "按键",
  letters: "字母、数字和符号作为按键",
  lettersHelp: "不使用时，Enter、Esc 和 F6 仍然有效。",
  sounds: "声音",
  sound: {
    turn: "轮到你",
    sale: "你在晚餐卖出",
    lost: "你本可服务的房屋去了别家",
    milestone: "获得里程碑",
    bank: "银行破产",
    message: "有人发言",
  },
  hear: (name) => `试听：${name}`,
  notices: "桌面",
  notify: "看不到此页面时提醒我轮到我",
  askNotify: "允许通知",
  denied: "此浏览器不允许本页面的通知；原因见浏览器设置。",
  look: "外观",
};
