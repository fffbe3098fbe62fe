import type { MagnateTableWords } from "../../pages/magnate-table.ts";
import { span } from "../../span.ts";

/** What has happened while somebody was away. */
export const catchUp: MagnateTableWords["catchUp"] = {
  title: "Пока вас не было",
  rounds: (from, to) => (from === to ? `Раунд ${from}` : `Раунды ${span(from, to)}`),
  cash: (before, after) => `Ваши деньги: $${before} → $${after}`,
  demand: "Завтра город хочет",
  noDemand: "Завтра никто ничего не хочет.",
};
