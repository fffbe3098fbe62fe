import type { ModuleWords } from "@blueplate/words";
import type { KimchiReason } from "../reasons.ts";
import type { Made } from "../variant.ts";

export const words: ModuleWords<KimchiReason> = {
  name: "泡菜",
  help: "泡菜师傅在夜里做泡菜：住户优先选择有泡菜的连锁店，每单附带一份。",
  employees: {
    "kimchi-master": {
      name: "泡菜师傅",
      effect: "夜里1份泡菜",
      help: "清理结束时做一份泡菜，无需冰柜即可留到下一回合。",
    },
  },
  short: { "kimchi-master": "泡菜" },
  goods: { kimchi: { one: "泡菜", many: "泡菜", counted: (count) => `${count}份泡菜` } },
  events: {
    "kimchi:Made": ({ seat, count }: Made, { who, good }) => [who(seat), "做了", good("kimchi", count), "。"],
  },
  refusals: { KimchiAlone: () => "冰柜只能单放泡菜，或者只放泡菜以外的东西。" },
  reasons: {
    "kimchi:tonight": ({ houses, won, dollars }, { list, dollars: money }) =>
      `泡菜：房屋${list(houses)}优先光顾，今晚约多得${money(dollars)}${
        won.length === 0 ? "" : `；否则房屋${list(won)}不会来`
      }。`,
    "kimchi:overnight": ({ count, dollars }, { goods, dollars: money }) =>
      `为明天备下${goods("kimchi", count)}：${count}座房屋优先光顾，订单之外约${money(dollars)}。`,
    "kimchi:hired": ({ count, dollars }, { goods, dollars: money }) =>
      `每个上班的夜里${goods("kimchi", count)}：${count}座房屋优先光顾，订单之外约${money(dollars)}。`,
    "kimchi:kept": ({ count, dollars }, { goods, dollars: money }) =>
      `留下${goods("kimchi", count)}：明天${count}座房屋优先光顾，订单之外约${money(dollars)}。`,
  },
};
