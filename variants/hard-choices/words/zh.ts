import type { ModuleWords } from "@blueplate/words";
import type { HurryReason } from "../reasons.ts";

export const words: ModuleWords<HurryReason> = {
  name: "艰难抉择",
  help: "宣传商品和培训的里程碑只开放到第2轮，一回合雇3人的里程碑只开放到第3轮。",
  reasons: {
    "hard-choices:hurry": ({ milestone, round, last }, { name }) =>
      round === last
        ? `“${name(milestone)}”在第${last}轮（即本轮）之后消失。`
        : `“${name(milestone)}”在第${last}轮之后消失；现在是第${round}轮。`,
  },
};
