import type { ShellWords } from "../../language.ts";

/** What somebody may set for this machine: keys, sounds, notices; and the menu of a table on a phone. */
export const settings: ShellWords["settings"] = {
  title: "设置",
  menu: "菜单",
  keys: "快捷键",
  letters: "字母、数字和符号用作快捷键",
  lettersHelp: "关闭后Enter、Esc和F6仍可用。",
  sounds: "声音",
  sound: {
    turn: "轮到你",
    sale: "你在晚餐中卖出",
    lost: "你本可满足的房屋去了别家",
    milestone: "达成里程碑",
    bank: "银行破产",
    message: "有人发言",
  },
  hear: (name) => `试听：${name}`,
  notices: "桌面通知",
  notify: "页面不在眼前时，轮到我就通知我",
  askNotify: "允许通知",
  denied: "浏览器不允许本页发送通知；请查看浏览器的设置。",
  look: "外观",
};
