import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
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
};
