import type { ModuleWords } from "@blueplate/words";

interface Made {
  readonly seat: number;
  readonly count: number;
}

export const words: ModuleWords = {
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
};
