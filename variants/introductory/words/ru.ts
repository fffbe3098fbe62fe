import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "Вводная игра",
  help: "Без достижений, зарплат и карт резерва; первый крах банка кончает игру.",
};
