import type { ModuleWords } from "@blueplate/words";
import type { HurryReason } from "../reasons.ts";

export const words: ModuleWords<HurryReason> = {
  name: "苦渋の選択",
  help: "商品の宣伝と研修のマイルストーンは2ラウンド目まで、3人採用は3ラウンド目までしか獲得できません。",
  reasons: {
    "hard-choices:hurry": ({ milestone, round, last }, { name }) =>
      round === last
        ? `「${name(milestone)}」は第${last}ラウンド、つまりこのラウンドで終わりです。`
        : `「${name(milestone)}」は第${last}ラウンドまで。今は第${round}ラウンドです。`,
  },
};
