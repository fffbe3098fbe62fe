import type { ShellWords } from "../../language.ts";

/** Paying and dismissing. */
export const payday: ShellWords["payday"] = {
  due: (amount) => `給料$${amount}`,
  cash: (amount) => `所持金$${amount}`,
  short: (amount) => `$${amount}不足`,
  staying: "残る人",
  leaving: "去る人",
  nobody: "なし",
  dismiss: (name) => `${name}を解雇`,
  keep: (name) => `${name}を残す`,
  dismissNobody: "解雇しない",
  dismissThese: (count) => `${count}人を解雇`,
};
