import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Paying and dismissing. */
export const payday: MagnateTableWords["payday"] = {
  due: (amount) => `Pensje $${amount}`,
  cash: (amount) => `Gotówka $${amount}`,
  staying: "Zostają",
  leaving: "Odchodzą",
  nobody: "Nikt",
  dismiss: (name) => `Zwolnij: ${name}`,
  keep: (name) => `Zostaw: ${name}`,
  nextTime: (amount) => `Następna wypłata: $${amount}, przed zniżką za zachowane wtedy rekrutacje`,
  toMilestone: (amount, name) => `Gdyby dziś zapłacić $${amount} więcej, byłoby „${name}”.`,
  claimsNow: (name) => `Ta zapłata daje „${name}”.`,
};
