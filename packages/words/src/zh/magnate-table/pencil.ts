import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** A working day in pencil, and the steps of a turn. */
export const pencil: MagnateTableWords["pencil"] = {
  headline: "铅笔草稿",
  band: "铅笔草稿：不会发送任何内容",
  help: "在当前的桌面上试走自己的工作日，只留在这台设备上。",
  take: "用铅笔试走我的一天",
  lay: "放下铅笔",
  over: "铅笔草稿的一天已结束。轮到你时，可以用墨水描实。",
  asked: "牌桌正在等你决定。",
  mine: (count) => `你的铅笔草稿：${count}步`,
  look: "查看",
  rubOut: "全部擦掉",
  drop: (step) => `只擦掉这一步：${step}`,
  ink: "用墨水描实",
  inkHelp: "逐步执行草稿；遇到已不可行或结果已变的一步就停下。",
  refused: (step, why) => `停在第${step}步：${why}`,
  changed: (step, now) => `停在第${step}步，结果已经不同：${now}如果可以接受，请再描一次。`,
  nothingComes: "什么也不会发生。",
  marks: { changed: "结果已不同", refused: "已不可行", waits: "尚未走到" },
  was: (told) => `之前是${told}`,
  turn: (count) => `本回合：${count}步`,
  backTo: (step) => `回到这之前：${step}`,
  restart: "重新开始本回合",
};
