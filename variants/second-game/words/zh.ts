import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "第二局",
  help: "入门游戏加上里程碑。",
};
