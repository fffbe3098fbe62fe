import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** 细看一座房屋或一个广告。 */
export const townCard: MagnateTableWords["townCard"] = {
  /** How much of what it has room for a house wants, after the goods themselves. */
  ofRoom: (count, room) => `（最多${room}个，现${count}个）`,
  house: (house) => `${house}号房`,
  campaign: (campaign) => `${campaign}号广告`,
  wantsNothing: "今晚没有需求。",
  ateNothing: "上次晚餐时没有需求。",
};
