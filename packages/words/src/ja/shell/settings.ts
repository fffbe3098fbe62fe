import type { ShellWords } from "../../language.ts";

/** What somebody may set for this machine: keys, sounds, notices; and the menu of a table on a phone. */
export const settings: ShellWords["settings"] = {
  title: "設定",
  menu: "メニュー",
  keys: "キー",
  letters: "文字・数字・記号をキーとして使う",
  lettersHelp: "使わなくても Enter、Esc、F6 は働きます。",
  sounds: "音",
  sound: {
    turn: "あなたの番",
    sale: "ディナーで売れたとき",
    lost: "売れたはずの家をほかの人に取られたとき",
    milestone: "マイルストーン獲得",
    bank: "銀行破綻",
    message: "誰かの発言",
  },
  hear: (name) => `聞く：${name}`,
  notices: "デスクトップ",
  notify: "このページが見えていないとき、自分の番を知らせる",
  askNotify: "通知を許可する",
  denied: "このブラウザはこのページの通知を許可していません。理由はブラウザの設定にあります。",
  look: "表示",
};
