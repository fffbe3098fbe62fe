import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Dom albo kampania z bliska. */
export const townCard: MagnateTableWords["townCard"] = {
  /** How much of what it has room for a house wants, after the goods themselves. */
  ofRoom: (count, room) => `(${count} z najwyżej ${room})`,
  house: (house) => `Dom ${house}`,
  campaign: (campaign) => `Kampania ${campaign}`,
  wantsNothing: "Dziś niczego nie chce.",
  ateNothing: "Na ostatniej kolacji niczego nie chciał.",
};
