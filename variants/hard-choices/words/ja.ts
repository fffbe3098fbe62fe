import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "苦渋の選択",
  help: "商品の宣伝と研修のマイルストーンは2ラウンド目まで、3人採用は3ラウンド目までしか獲得できません。",
};
