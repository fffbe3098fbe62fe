import type { MagnateTableWords } from "../../pages/magnate-table.ts";
import { span } from "../../span.ts";

/** What has happened while somebody was away. */
export const catchUp: MagnateTableWords["catchUp"] = {
  title: "Podczas twojej nieobecności",
  rounds: (from, to) => (from === to ? `Runda ${from}` : `Rundy ${span(from, to)}`),
  cash: (before, after) => `Twoja gotówka: $${before} → $${after}`,
  demand: "Jutro miasto chce",
  noDemand: "Jutro nikt niczego nie chce.",
};
