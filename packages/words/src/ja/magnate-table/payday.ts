import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Paying and dismissing. */
export const payday: MagnateTableWords["payday"] = {
  due: (amount) => `給料$${amount}`,
  cash: (amount) => `所持金$${amount}`,
  staying: "残る人",
  leaving: "去る人",
  nobody: "なし",
  dismiss: (name) => `${name}を解雇`,
  keep: (name) => `${name}を残す`,
  nextTime: (amount) => `次の給料日：$${amount}（その時に残す採用の割引前）`,
  toMilestone: (amount, name) => `今日あと$${amount}支払えば「${name}」を達成します。`,
  claimsNow: (name) => `これを支払うと「${name}」を達成します。`,
};
