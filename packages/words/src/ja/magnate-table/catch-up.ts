import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** What has happened while somebody was away. */
export const catchUp: MagnateTableWords["catchUp"] = {
  title: "離れていた間に",
  rounds: (from, to) => (from === to ? `第${from}ラウンド` : `第${from}～${to}ラウンド`),
  cash: (before, after) => `あなたの現金：$${before} → $${after}`,
  demand: "明日の需要",
  noDemand: "明日は誰も何も欲しがっていません。",
};
