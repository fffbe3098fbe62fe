import type { ShellWords } from "../../../language.ts";

/** Dom albo kampania z bliska. */
export const townCard: ShellWords["townCard"] = {
  /** How much of what it has room for a house wants, after the goods themselves. */
  ofRoom: (count, room) => `(${count} z najwyżej ${room})`,
  house: (house) => `Dom ${house}`,
  campaign: (campaign) => `Kampania ${campaign}`,
  wantsNothing: "Dziś niczego nie chce.",
  ateNothing: "Na ostatniej kolacji niczego nie chciał.",
};
