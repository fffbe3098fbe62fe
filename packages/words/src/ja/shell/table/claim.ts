import type { ShellWords } from "../../../language.ts";

/** Taking a seat by its link. */
export const claim: ShellWords["claim"] = {
  working: "席に着いています…",
  failed: "このリンクはもう使えません。卓で新しいリンクをもらってください。",
  unreachable: "サーバーに接続できません。少し待ってからやり直してください。",
  again: "もう一度",
};
