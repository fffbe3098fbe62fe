import type { ShellWords } from "../../../language.ts";

/** 向桌上所有人指出某处。 */
export const ping: ShellWords["ping"] = {
  tool: "指给大家看：接下来在地图上选的位置",
  points: (what) => `指向${what}`,
  house: (house) => `${house}号房`,
  campaign: (campaign) => `${campaign}号广告`,
  square: (square) => `格子${square}`,
  chain: (name) => `${name}的连锁店`,
};
