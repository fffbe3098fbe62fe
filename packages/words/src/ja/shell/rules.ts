import type { ShellWords } from "../../language.ts";

/** The built-in rules reference. */
export const rules: ShellWords["rules"] = {
  title: "ルール",
  open: "ルールの解説",
  paragraph: (number) => `ルール${number}`,
  find: "ルールを検索",
  none: "該当する項目はありません。",
  missing: "このゲームにはルールの文書がありません。",
  onlyIn: (language) => `このゲームのルールはまだ日本語になっていません。${language}で表示しています。`,
  contents: "目次",
};
