import type { ModuleWords } from "@blueplate/words";

interface Hurry {
  readonly milestone: string;
  readonly round: number;
  readonly last: number;
}

export const words: ModuleWords = {
  name: "Трудный выбор",
  help: "Достижения за рекламу товара и за обучение доступны 2 раунда, за троих нанятых — 3.",
  reasons: {
    "hard-choices:hurry": ({ milestone, round, last }: Hurry, { name }) =>
      round === last
        ? `«${name(milestone)}» пропадёт после раунда ${last}, то есть после этого.`
        : `«${name(milestone)}» пропадёт после раунда ${last}; сейчас раунд ${round}.`,
  },
};
