import type { ShellWords } from "../../../language.ts";

/** The table that is drawn for any game. */
export const tabletop: ShellWords["tabletop"] = {
  acts: "手番",
  closed: (size) => `非公開${size}枚`,
  round: (round) => `第${round}ラウンド`,
  total: "合計",
  download: "ログを保存",
};
