import type { ShellWords } from "../../../language.ts";

/** What has happened while somebody was away. */
export const since: ShellWords["since"] = {
  title: "Пока вас не было",
  rounds: (from, to) => (from === to ? `Раунд ${from}` : `Раунды ${from}–${to}`),
  cash: (before, after) => `Ваши деньги: $${before} → $${after}`,
  demand: "Завтра город хочет",
  noDemand: "Завтра никто ничего не хочет.",
};
