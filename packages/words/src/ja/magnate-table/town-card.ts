import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** 家や広告を詳しく見る。 */
export const townCard: MagnateTableWords["townCard"] = {
  /** How much of what it has room for a house wants, after the goods themselves. */
  ofRoom: (count, room) => `（最大${room}個中${count}個）`,
  house: (house) => `${house}番の家`,
  campaign: (campaign) => `広告${campaign}`,
  wantsNothing: "今夜は需要がありません。",
  ateNothing: "前回のディナーでは需要がありませんでした。",
};
