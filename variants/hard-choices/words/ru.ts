import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "Трудный выбор",
  help: "Достижения за рекламу товара и за обучение доступны 2 раунда, за троих нанятых — 3.",
};
