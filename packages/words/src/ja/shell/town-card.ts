import type { ShellWords } from "../../language.ts";

/** 家や広告を詳しく見る。 */
export const townCard: ShellWords["townCard"] = {
  house: (house) => `${house}番の家`,
  campaign: (campaign) => `広告${campaign}`,
  wantsNothing: "今夜は需要がありません。",
  ateNothing: "前回のディナーでは需要がありませんでした。",
};
