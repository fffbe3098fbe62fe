import type { ShellWords } from "../../language.ts";

/** What somebody may set for this machine: keys, sounds, notices; and the menu of a table on a phone. */
export const settings: ShellWords["settings"] = {
  title: "設定",
  menu: "メニュー",
  keys: "キー操作",
  letters: "文字・数字・記号をキー操作に使う",
  lettersHelp: "オフでもEnter、Esc、F6は使えます。",
  sounds: "サウンド",
  sound: {
    turn: "あなたの手番",
    sale: "ディナーで売れた",
    lost: "応えられたはずの家がほかの店へ行った",
    milestone: "マイルストーンの達成",
    bank: "銀行の破綻",
    message: "誰かの発言",
  },
  hear: (name) => `試聴：${name}`,
  notices: "デスクトップ通知",
  notify: "このページが見えないとき、手番を知らせる",
  askNotify: "通知を許可",
  denied: "このブラウザーはこのページの通知を許可していません。ブラウザーの設定を確認してください。",
  look: "表示",
};
