import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Дом или кампания вблизи. */
export const townCard: MagnateTableWords["townCard"] = {
  /** How much of what it has room for a house wants, after the goods themselves. */
  ofRoom: (count, room) => `(${count} из ${room} возможных)`,
  house: (house) => `Дом ${house}`,
  campaign: (campaign) => `Кампания ${campaign}`,
  wantsNothing: "Сегодня ему ничего не нужно.",
  ateNothing: "За прошлым ужином ему ничего не было нужно.",
};
