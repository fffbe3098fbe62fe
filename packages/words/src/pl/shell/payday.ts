import type { ShellWords } from "../../language.ts";

/** Paying and dismissing. */
export const payday: ShellWords["payday"] = {
  due: (amount) => `Pensje $${amount}`,
  cash: (amount) => `Gotówka $${amount}`,
  short: (amount) => `brakuje $${amount}`,
  staying: "Zostają",
  leaving: "Odchodzą",
  nobody: "Nikt",
  dismiss: (name) => `Zwolnij: ${name}`,
  keep: (name) => `Zostaw: ${name}`,
  dismissNobody: "Nie zwalniaj nikogo",
  dismissThese: (count) => `Zwolnij ${count}`,
};
