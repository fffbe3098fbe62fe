import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "入門ゲーム",
  help: "マイルストーン、給料、準備金カードなし。銀行の最初の破綻で終了。",
};
