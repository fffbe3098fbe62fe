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
};
