import type { ShellWords } from "../../../language.ts";

/** Before the start: who sits where, and how others come. */
export const seats: ShellWords["seats"] = {
  /** What one sits down to: the map as it will be, and options that nobody changed. */
  mapByChance: "开局时随机抽取",
  origin: {
    chosen: "本局的种子由桌主选定，桌主可能知道会抽到什么：不计入排名。",
    daily: "当天所有人都用同一个种子：不计入排名。",
    continued: "本局接着之前的一局继续：不计入排名。",
    imported: "本局从文件导入：不计入排名。",
  },
  mapChosen: "由桌主选定",
  optionsUsual: "按规则书",
  invite: "把这个链接发给朋友：",
  copy: "复制链接",
  copied: "链接已复制。",
  marked: "链接已选中：请按Ctrl+C（Mac上为⌘C）复制。",
  standUp: "离座",
  dress: "名字与颜色",
  dressDone: "保存",
  free: (seat) => `腾出${seat}号座`,
  reserved: (player, until) => `${until}前为${player}保留`,
  keptFor: (player) => `为${player}保留`,
  keptForYou: "为你保留",
  begins: "人齐后游戏开始。",
};
