import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "マスマーケター",
  help: "マーケティングトレイニーをマスマーケターにできる。1枚につき、全員のキャンペーンがもう一度実施される。",
  employees: {
    "mass-marketeer": {
      name: "マスマーケター",
      effect: "実施＋1回",
      help: "全員のキャンペーンがもう一度実施される。自分では何も置かず、外出中にもならない。",
    },
  },
  short: { "mass-marketeer": "マス宣伝" },
};
