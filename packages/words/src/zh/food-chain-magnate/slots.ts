import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { OTHERWISE, openTable } from "../../open-table.ts";

/** What the slots of the forms are called. */
export const slots: FoodChainMagnateWords["slots"] = openTable(
  "zh",
  "slots",
  {
    at: "位置",
    entrance: "入口",
    employees: "员工",
    employee: "员工牌",
    to: "培训成",
    using: "由谁",
    marketer: "营销员",
    campaign: "广告",
    good: "商品",
    duration: "轮数",
    turned: "方向",
    side: "边",
    offset: "起始行列",
    cook: "厨师",
    buyer: "采购员",
    from: "出发地",
    route: "路线",
    house: "房屋",
    garden: "花园朝向",
    manager: "经理",
    position: "顺位",
    amount: "储备牌",
    busy: "营销员",
    stock: "商品",
  },
  OTHERWISE.slots,
);

/** Sides and corners. */
export const compass: FoodChainMagnateWords["compass"] = {
  N: "北",
  E: "东",
  S: "南",
  W: "西",
  NW: "西北角",
  NE: "东北角",
  SE: "东南角",
  SW: "西南角",
};

/** Values of slots that are more than a name. */
export const values: FoodChainMagnateWords["values"] = {
  route: (squares, first, last) => `从${first}到${last}，共${squares}格`,
  reserve: (dollars, slots) => `$${dollars}，${slots}个职位`,
  rounds: (count) => `${count}轮`,
  turned: "横放",
};

/** The five chains of the town. */
export const chains: FoodChainMagnateWords["chains"] = {
  comet: "彗星",
  bigTop: "大马戏",
  fountain: "喷泉",
  silverRail: "银轨",
  harlequin: "丑角",
};
