import type { ShellWords } from "../../language.ts";

/** What somebody may set for this machine: keys, sounds, notices; and the menu of a table on a phone. */
export const settings: ShellWords["settings"] = {
  title: "設定",
  menu: "メニュー",
  keys: "キー",
  letters: "文字・数字・記号をキーとして使う",
  lettersHelp: "オフでも Enter、Esc、F6 は使えます。",
  sounds: "音",
  sound: {
    turn: "あなたの手番",
    sale: "ディナーで売れた",
    lost: "売れるはずの家を他の人に取られた",
    milestone: "マイルストーン獲得",
    bank: "銀行の破綻",
    message: "誰かの発言",
    card: "札が出る",
    coin: "コインの支払いと受け取り",
  },
  hear: (name) => `聞いてみる：${name}`,
  notices: "デスクトップ",
  notify: "このページが見えないとき、手番になったら知らせる",
  askNotify: "通知を許可する",
  denied: "ブラウザーがこのページの通知を許可していません。ブラウザーの設定をご確認ください。",
  withoutSpoilers: "ネタバレなし",
  withoutSpoilersHelp: "一覧に勝者を表示せず、どの対局も結果を隠して開きます。見たところまでしか表示しません。",
};
