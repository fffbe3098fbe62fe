import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "入门游戏",
  help: "没有里程碑、薪水和储备牌；银行首次破产即结束。",
};
