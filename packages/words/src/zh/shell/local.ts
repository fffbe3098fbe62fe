import type { ShellWords } from "../../language.ts";

/** Tables on one device, passed round. */
export const local: ShellWords["local"] = {
  title: "本机游戏",
  help: "大家围着一块屏幕轮流操作，或独自对战机器人。无需网络。",
  create: "开始",
  more: "更多选项",
  person: "真人",
  name: (seat) => `玩家${seat}的名字`,
  player: (seat) => `玩家${seat}`,
  nobody: "至少要有一个座位是真人。",
  pass: (name) => `请把设备交给${name}`,
  passHelp: "上一位玩家看到的内容已遮住。",
  take: (name) => `我是${name}`,
  goOn: "继续",
  remove: "从本机删除",
  removeSure: "永久删除这局游戏吗？",
  removeYes: "是的，删除",
  removeNo: "保留",
  removed: "本机没有这局游戏。",
  unreadable: (line) => `保存在这里的游戏已无法读取（第${line}行）。`,
  rulesChanged: "这局游戏开始后规则有变：可以回放，不能继续。",
  notKept: "此浏览器目前无法保存内容（隐私窗口或磁盘已满）：关闭页面后游戏将丢失。",
  elsewhere: "这局游戏已在另一个窗口中继续：这里显示的是当前局面。",
};
