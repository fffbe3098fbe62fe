import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** What has happened while somebody was away. */
export const catchUp: MagnateTableWords["catchUp"] = {
  title: "你离开期间",
  rounds: (from, to) => (from === to ? `第${from}轮` : `第${from}至${to}轮`),
  cash: (before, after) => `你的现金：$${before} → $${after}`,
  demand: "明天的需求",
  noDemand: "明天没有人想要任何东西。",
};
