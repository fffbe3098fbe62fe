import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Choosing who works. */
export const structure: MagnateTableWords["structure"] = {
  allToWork: "尽量上班",
  allToBeach: "全去沙滩",
  atWork: "上班",
  beach: "沙滩",
  ceoAlone: "只有CEO",
  nobody: "无",
  toBeach: (name) => `让${name}去沙滩`,
  toWork: (name) => `让${name}上班`,
  take: (count) => (count === 0 ? "只有CEO上班" : `这${count}人上班`),
  overfilled: (tooMany, managers) =>
    managers > 0 ? `CEO下面的管理层多了${managers}名。` : `多了${tooMany}人：增加管理层，或减少员工。`,
  chart: "公司架构图",
  ceoOf: (name) => `${name}（CEO）`,
  filled: (used, of) => `${used}/${of}`,
  freeSlot: (leader) => `${leader}下面的空职位`,
  freeSlots: (count) => `空位${count}`,
  putHere: (name) => `让${name}到这里`,
  beachHelp: "可以培训，今晚不上班",
  tooMany: "没有职位",
  showTown: "看小镇",
  showChart: "看架构图",
  ifWorks: (name) => `${name}上班的话`,
  ifStays: (name) => `${name}留在沙滩的话`,
  takes: "去上班",
  away: "去沙滩",
  plans: {
    none: "还没有保存方案。",
    use: (name) => `采用“${name}”`,
    saveAs: "另存为…",
    save: "保存",
    name: "方案名称",
    usual: (number) => `方案${number}`,
    forget: (name) => `丢掉“${name}”`,
  },
};
