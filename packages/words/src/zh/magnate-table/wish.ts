import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** 想要的饮料，由本回合所有采购人员一起取回。 */
export const wish: MagnateTableWords["wish"] = {
  how: "饮料怎么取",
  together: "全体一起",
  single: "逐个安排",
  title: "需要什么？",
  help: "还没出发的人全部派出，路线自动安排。",
  more: (good) => `再要1份${good}`,
  less: (good) => `少要1份${good}`,
  tonight: "按今晚住宅所需",
  sent: "派出的人",
  nobody: "不需要任何人出发。",
  fetchAll: (goods) => (goods === "" ? "全部取回" : `全部取回：${goods}`),
  missing: (goods, why) => `缺少${goods}（${why}）。`,
  spare: (goods) => `多出${goods}。`,
  far: (distance, name, range) => `到饮料源${distance}，${name}的范围为${range}`,
  most: (count) => `全体最多只能取回${count}份`,
  why: {
    "no-source": "地图上没有这种饮料源",
    "no-road": "没有道路通往饮料源",
    nobody: "没有可派的采购人员",
    hands: "能取它的人都要取别的饮料",
  },
};
