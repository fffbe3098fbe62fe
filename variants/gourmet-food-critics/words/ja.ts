import type { ModuleWords } from "@blueplate/words";
import type { GuideReason } from "../reasons.ts";

export const words: ModuleWords<GuideReason> = {
  name: "料理評論家",
  help: "マーケティングトレイニーを料理評論家にできる。グルメガイドは庭付きのすべての家に届く。",
  employees: {
    "gourmet-food-critic": {
      name: "料理評論家",
      effect: "グルメガイド",
      help: "マップの横にグルメガイドを出す。最長3ラウンド。",
    },
  },
  short: { "gourmet-food-critic": "料理評論家" },
  campaigns: { "gourmet-guide": { name: "グルメガイド", reach: "庭付きのすべての家" } },
  reasons: {
    "gourmet-food-critics:guide": ({ houses, rounds }, { list }) =>
      `グルメガイドは遠くても庭のある家すべてに届きます：家${list(houses)}、${rounds === null ? "ゲームの終わりまで" : `${rounds}ラウンド`}。`,
    "gourmet-food-critics:trained": ({ houses }, { list }) =>
      `グルメガイドが庭のある家${list(houses)}に届くようになります。`,
    "gourmet-food-critics:reader": ({ house, guides, rounds }, { list }) =>
      `これから家${house}にもガイド${list(guides)}が届きます（${rounds === null ? "ゲームの終わりまで" : `あと${rounds}ラウンド`}）。`,
  },
};
