import type { ModuleWords } from "@blueplate/words";
import type { NightReason } from "../reasons.ts";

export const words: ModuleWords<NightReason> = {
  name: "Ночная смена",
  help: "При начальнике ночной смены карты без зарплаты действуют дважды.",
  employees: {
    "night-shift-manager": {
      name: "Начальник ночной смены",
      effect: "дважды",
      help: "Подчиняется директору и никем не руководит; ваши карты на работе без знака зарплаты действуют дважды.",
    },
  },
  short: { "night-shift-manager": "Ночн. смена" },
  reasons: {
    "night-shift-managers:twice": ({ cards, count, pieces, dollars }, { name, list }) =>
      `Ночью ${list(cards.map(name))}: ${list([
        `действий больше на ${count}`,
        ...(pieces > 0 ? [`порций больше на ${pieces}`] : []),
        ...(dollars > 0 ? [`от официанток больше на $${dollars}`] : []),
      ])}.`,
    "night-shift-managers:hired": ({ count }) => `Карт без зарплаты, которые при нём действовали бы дважды: ${count}.`,
  },
};
