import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "Вторая игра",
  help: "Вводная игра с достижениями.",
};
