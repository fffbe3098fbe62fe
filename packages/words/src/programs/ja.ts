import type { ProgramWords } from "./words.ts";

/** The page of one's own bots that play over the protocol for programs. */
export const programsJa: ProgramWords = {
  help: "どの言語のプログラムでも、トークンでサインインしてここで遊べます。",
  guide: "プロトコル",
  name: "ボットの名前",
  make: "ボットを作る",
  token: (name) => `「${name}」のトークンを今コピーしてください。二度と表示されません。`,
  id: "ほかの人が使う名前:",
  revoke: "トークンを無効にする",
  sure: "完全に無効にしますか？",
  failures: {
    NoSuchBot: "そのようなボットはありません。",
    TooManyBots: "先にほかのボットのトークンを無効にしてください。",
  },
};
