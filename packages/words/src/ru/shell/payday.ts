import type { ShellWords } from "../../language.ts";

/** Paying and dismissing. */
export const payday: ShellWords["payday"] = {
  due: (amount) => `Зарплаты $${amount}`,
  cash: (amount) => `Деньги $${amount}`,
  short: (amount) => `не хватает $${amount}`,
  staying: "Остаются",
  leaving: "Уходят",
  nobody: "Никто",
  dismiss: (name) => `Уволить: ${name}`,
  keep: (name) => `Оставить: ${name}`,
  dismissNobody: "Никого не увольнять",
  dismissThese: (count) => `Уволить ${count}`,
};
