import type { ShellWords } from "../../../language.ts";

/** Not hearing somebody at the table. */
export const mute: ShellWords["mute"] = {
  title: "ミュート…",
  help: "発言をたたみ、音も鳴らしません。この端末だけの設定です。",
  muted: "ミュート中",
  show: "表示",
};
