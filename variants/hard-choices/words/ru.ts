import type { ModuleWords } from "@blueplate/words";
import type { HurryReason } from "../reasons.ts";

export const words: ModuleWords<HurryReason> = {
  name: "Трудный выбор",
  help: "Достижения за рекламу товара и за обучение доступны 2 раунда, за троих нанятых — 3.",
  reasons: {
    "hard-choices:hurry": ({ milestone, round, last }, { name }) =>
      round === last
        ? `«${name(milestone)}» пропадёт после раунда ${last}, то есть после этого.`
        : `«${name(milestone)}» пропадёт после раунда ${last}; сейчас раунд ${round}.`,
  },
};
