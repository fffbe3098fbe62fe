import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Paying and dismissing. */
export const payday: MagnateTableWords["payday"] = {
  due: (amount) => `薪水$${amount}`,
  cash: (amount) => `现金$${amount}`,
  staying: "留下",
  leaving: "离开",
  nobody: "无",
  dismiss: (name) => `解雇${name}`,
  keep: (name) => `留下${name}`,
  nextTime: (amount) => `下个发薪日：$${amount}（未计届时保留招聘的减免）`,
  toMilestone: (amount, name) => `今天再多付$${amount}即可达成“${name}”。`,
  claimsNow: (name) => `支付后达成“${name}”。`,
};
