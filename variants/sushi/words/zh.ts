import type { ModuleWords } from "@blueplate/words";
import type { SushiReason } from "../reasons.ts";

export const words: ModuleWords<SushiReason> = {
  name: "寿司",
  help: "厨师制作寿司：带花园的房屋会先要寿司，然后才是广告推销的商品。",
  employees: {
    "sushi-cook": {
      name: "寿司小厨",
      effect: "2份寿司",
      help: "制作 2份寿司。若某家公司的寿司不少于房屋的需求标记，带花园的房屋就只吃寿司。",
    },
    "sushi-chef": {
      name: "寿司大厨",
      effect: "5份寿司",
      help: "制作 5份寿司。若某家公司的寿司不少于房屋的需求标记，带花园的房屋就只吃寿司。",
    },
  },
  short: { "sushi-cook": "寿司小厨", "sushi-chef": "寿司大厨" },
  goods: { sushi: { one: "寿司", many: "寿司", counted: (count) => `${count}份寿司` } },
  reasons: {
    "sushi:tonight": ({ count, houses, won, dollars }, { goods, list, dollars: money }) =>
      `${goods("sushi", count)}：带花园的房屋${list(houses)}，今晚约${money(dollars)}${
        won.length === 0 ? "" : `；否则房屋${list(won)}不会来`
      }。`,
    "sushi:made": ({ count, houses, won, dollars }, { goods, list, dollars: money }) =>
      `${goods("sushi", count)}：带花园的房屋${list(houses)}，今晚约${money(dollars)}${
        won.length === 0 ? "" : `；否则房屋${list(won)}不会来`
      }。`,
    "sushi:trained": ({ count, houses }, { goods, list }) =>
      `每天${goods("sushi", count)}：范围内现在有需求的带花园房屋：${list(houses)}。`,
  },
};
