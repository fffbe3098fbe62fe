import type { ShellWords } from "../../language.ts";

/** Paying and dismissing. */
export const payday: ShellWords["payday"] = {
  due: (amount) => `薪水$${amount}`,
  cash: (amount) => `现金$${amount}`,
  short: (amount) => `还差$${amount}`,
  staying: "留下",
  leaving: "离开",
  nobody: "无",
  dismiss: (name) => `解雇${name}`,
  keep: (name) => `留下${name}`,
  dismissNobody: "不解雇",
  dismissThese: (count) => `解雇${count}人`,
};
