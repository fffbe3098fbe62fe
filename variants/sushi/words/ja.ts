import type { ModuleWords } from "@blueplate/words";
import type { SushiReason } from "../reasons.ts";

export const words: ModuleWords<SushiReason> = {
  name: "寿司",
  help: "料理人が寿司を作ります。庭のある家は、宣伝された品よりも先に寿司を選びます。",
  employees: {
    "sushi-cook": {
      name: "寿司コック",
      effect: "寿司2",
      help: "寿司を2つ作ります。庭のある家は、需要トークンと同じ数の寿司を持つチェーンがあれば、寿司だけを食べます。",
    },
    "sushi-chef": {
      name: "寿司シェフ",
      effect: "寿司5",
      help: "寿司を5つ作ります。庭のある家は、需要トークンと同じ数の寿司を持つチェーンがあれば、寿司だけを食べます。",
    },
  },
  short: { "sushi-cook": "寿司コック", "sushi-chef": "寿司シェフ" },
  goods: { sushi: { one: "寿司", many: "寿司", counted: (count) => `寿司${count}個` } },
  reasons: {
    "sushi:tonight": ({ count, houses, won, dollars }, { goods, list, dollars: money }) =>
      `${goods("sushi", count)}：庭のある家${list(houses)}、今夜約${money(dollars)}${
        won.length === 0 ? "" : `（家${list(won)}は寿司がなければ来ません）`
      }。`,
    "sushi:made": ({ count, houses, won, dollars }, { goods, list, dollars: money }) =>
      `${goods("sushi", count)}：庭のある家${list(houses)}、今夜約${money(dollars)}${
        won.length === 0 ? "" : `（家${list(won)}は寿司がなければ来ません）`
      }。`,
    "sushi:trained": ({ count, houses }, { goods, list }) =>
      `1日に${goods("sushi", count)}：届く範囲で今何かを欲しがる庭のある家：${list(houses)}。`,
  },
};
