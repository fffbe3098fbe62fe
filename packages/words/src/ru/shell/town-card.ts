import type { ShellWords } from "../../language.ts";

/** Дом или кампания вблизи. */
export const townCard: ShellWords["townCard"] = {
  house: (house) => `Дом ${house}`,
  campaign: (campaign) => `Кампания ${campaign}`,
  wantsNothing: "Сегодня ему ничего не нужно.",
  ateNothing: "За прошлым ужином ему ничего не было нужно.",
};
