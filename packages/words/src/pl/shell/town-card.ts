import type { ShellWords } from "../../language.ts";

/** Dom albo kampania z bliska. */
export const townCard: ShellWords["townCard"] = {
  house: (house) => `Dom ${house}`,
  campaign: (campaign) => `Kampania ${campaign}`,
  wantsNothing: "Dziś niczego nie chce.",
  ateNothing: "Na ostatniej kolacji niczego nie chciał.",
};
