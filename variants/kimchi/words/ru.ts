import type { ModuleWords } from "@blueplate/words";
import type { KimchiReason } from "../reasons.ts";
import type { Made } from "../variant.ts";

export const words: ModuleWords<KimchiReason> = {
  name: "Кимчи",
  help: "Мастера готовят кимчи за ночь: дома предпочитают тех, у кого оно есть, и берут одно к заказу.",
  employees: {
    "kimchi-master": {
      name: "Мастер кимчи",
      effect: "1 кимчи за ночь",
      help: "В конце уборки готовит одно кимчи: оно доживёт до следующего раунда без морозилки.",
    },
  },
  short: { "kimchi-master": "Кимчи" },
  goods: { kimchi: { one: "кимчи", many: "кимчи", counted: (count) => `${count} кимчи` } },
  events: {
    "kimchi:Made": ({ seat, count }: Made, { who, good }) => [
      who(seat),
      ": за ночь готово ",
      good("kimchi", count),
      ".",
    ],
  },
  refusals: { KimchiAlone: () => "В морозилке лежит либо одно кимчи, либо всё, кроме кимчи." },
  reasons: {
    "kimchi:tonight": ({ houses, won, dollars }, { list, dollars: money }) =>
      `Кимчи: ${houses.length === 1 ? "предпочтёт дом" : "предпочтут дома"} ${list(houses)}, вечером около ${money(dollars)} сверху${
        won.length === 0 ? "" : `; иначе не ${won.length === 1 ? "пришёл бы дом" : "пришли бы дома"} ${list(won)}`
      }.`,
    "kimchi:overnight": ({ count, dollars }, { goods, dollars: money }) =>
      `На завтра ${goods("kimchi", count)}: преимущество в домах: ${count}, около ${money(dollars)} сверх заказов.`,
    "kimchi:hired": ({ count, dollars }, { goods, dollars: money }) =>
      `За каждую ночь на работе ${goods("kimchi", count)}: преимущество в домах: ${count}, около ${money(dollars)} сверх заказов.`,
    "kimchi:kept": ({ count, dollars }, { goods, dollars: money }) =>
      `Остаётся ${goods("kimchi", count)}: завтра преимущество в домах: ${count}, около ${money(dollars)} сверх заказов.`,
  },
};
