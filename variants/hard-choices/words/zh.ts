import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "艰难抉择",
  help: "宣传商品和培训的里程碑只开放到第2轮，一回合雇3人的里程碑只开放到第3轮。",
};
