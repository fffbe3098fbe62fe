import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { OTHERWISE, openTable } from "../../open-table.ts";

/** What the slots of the forms are called. */
export const slots: FoodChainMagnateWords["slots"] = openTable(
  "ja",
  "slots",
  {
    at: "場所",
    entrance: "入口",
    employees: "社員",
    employee: "カード",
    to: "研修後",
    using: "担当",
    marketer: "広告担当",
    campaign: "広告",
    good: "商品",
    duration: "期間",
    turned: "向き",
    side: "辺",
    offset: "何列目から",
    cook: "料理人",
    buyer: "仕入れ担当",
    from: "出発地",
    route: "経路",
    house: "家",
    garden: "庭の向き",
    manager: "マネージャー",
    position: "順番",
    amount: "カード",
    busy: "広告担当",
    stock: "商品",
  },
  OTHERWISE.slots,
);

/** Sides and corners. */
export const compass: FoodChainMagnateWords["compass"] = {
  N: "北",
  E: "東",
  S: "南",
  W: "西",
  NW: "北西の角",
  NE: "北東の角",
  SE: "南東の角",
  SW: "南西の角",
};

/** Values of slots that are more than a name. */
export const values: FoodChainMagnateWords["values"] = {
  route: (squares, first, last) => `${first}から${last}まで${squares}マス`,
  reserve: (dollars, slots) => `$${dollars}・${slots}枠`,
  rounds: (count) => `${count}ラウンド`,
  turned: "横向き",
};

/** The five chains of the town. */
export const chains: FoodChainMagnateWords["chains"] = {
  comet: "コメット",
  bigTop: "ビッグトップ",
  fountain: "ファウンテン",
  silverRail: "シルバーレール",
  harlequin: "ハーレクイン",
};
