import type { ShellWords } from "../../language.ts";

/** Bots of one's own that play over the protocol for programs, and asking them to a table. */
export const programs: ShellWords["programs"] = {
  title: "自分のボット",
  help: "どの言語のプログラムでもここで遊べます。名前を付けると、サインインに使うトークンが渡されます。",
  guide: "プロトコルの説明",
  name: "ボットの名前",
  make: "ボットを作る",
  token: (name) => `「${name}」のトークンです。今コピーしてください。二度と表示されません。`,
  none: "ボットはまだありません。",
  id: "卓に招くときの名前:",
  revoke: "トークンを無効にする",
  sure: "対局は内蔵ボットが引き継ぎます。完全に無効にしますか？",
  yes: "はい、無効にする",
  no: "残す",
};
