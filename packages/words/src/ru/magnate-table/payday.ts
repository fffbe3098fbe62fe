import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Paying and dismissing. */
export const payday: MagnateTableWords["payday"] = {
  due: (amount) => `Зарплаты $${amount}`,
  cash: (amount) => `Деньги $${amount}`,
  staying: "Остаются",
  leaving: "Уходят",
  nobody: "Никто",
  dismiss: (name) => `Уволить: ${name}`,
  keep: (name) => `Оставить: ${name}`,
  nextTime: (amount) => `Следующая зарплата: $${amount} до скидки за наймы, которые вы тогда сбережёте`,
  toMilestone: (amount, name) => `Если бы сегодня заплатить на $${amount} больше, было бы «${name}».`,
  claimsNow: (name) => `Эта выплата даёт «${name}».`,
};
