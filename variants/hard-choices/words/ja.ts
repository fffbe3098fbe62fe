import type { ModuleWords } from "@blueplate/words";

interface Hurry {
  readonly milestone: string;
  readonly round: number;
  readonly last: number;
}

export const words: ModuleWords = {
  name: "苦渋の選択",
  help: "商品の宣伝と研修のマイルストーンは2ラウンド目まで、3人採用は3ラウンド目までしか獲得できません。",
  reasons: {
    "hard-choices:hurry": ({ milestone, round, last }: Hurry, { name }) =>
      round === last
        ? `「${name(milestone)}」は第${last}ラウンド、つまりこのラウンドで終わりです。`
        : `「${name(milestone)}」は第${last}ラウンドまで。今は第${round}ラウンドです。`,
  },
};
