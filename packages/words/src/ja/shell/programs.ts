import type { ShellWords } from "../../language.ts";

/** Bots of one's own that play over the protocol for programs, and asking them to a table. */
export const programs: ShellWords["programs"] = {
  title: "自分のボット",
  help: "どの言語のプログラムでも、トークンでサインインしてここで遊べます。",
  guide: "プロトコル",
  name: "ボットの名前",
  make: "ボットを作る",
  token: (name) => `「${name}」のトークンを今コピーしてください。二度と表示されません。`,
  id: "ほかの人が使う名前:",
  revoke: "トークンを無効にする",
  sure: "完全に無効にしますか？",
};
