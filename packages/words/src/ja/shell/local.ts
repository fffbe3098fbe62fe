import { PLAYER_OF } from "../../default-names.ts";
import type { ShellWords } from "../../language.ts";

/** Tables on one device, passed round. */
export const local: ShellWords["local"] = {
  title: "この端末で",
  help: "1台の画面を回して遊ぶか、ひとりでボットと対戦します。ネットワークなしで動きます。",
  create: "始める",
  more: "ほかの設定",
  person: "人",
  name: (seat) => `プレイヤー${seat}の名前`,
  player: PLAYER_OF.ja,
  guest: (tag) => `ゲスト${tag}`,
  nobody: "少なくとも1席には人が必要です。",
  pass: (name) => `端末を${name}に渡してください`,
  passHelp: "前のプレイヤーが見ていたものは隠れています。",
  take: (name) => `私が${name}です`,
  agreeHelp: "端末を真ん中に置き、それぞれが自分で答えます。",
  agree: (name) => `${name}は同意する`,
  refuse: (name) => `${name}は断る`,
  handTitle: (name) => `${name}の代わりにボットが打ちますか？`,
  away: (name) => `${name}がいないのでボットに任せる`,
  returns: (name) => `${name}が席に戻る`,
  regret: (name) => `${name}が直前の決定を取り消す`,
  goOn: "続ける",
  remove: "この端末から削除",
  removeSure: "このゲームを完全に削除しますか？",
  removeYes: "削除する",
  removeNo: "残す",
  removed: "そのゲームはこの端末にありません。",
  unreadable: (line) => `ここに保存されたゲームはもう読み込めません（${line}行目）。`,
  rulesChanged: "このゲームの開始後にルールが変わりました。リプレイで見られますが、続きは遊べません。",
  unfit: "現在のルールでは、このゲームをここまでの出来事から続けられません。リプレイで見られますが、続きは遊べません。",
  notKept:
    "このブラウザーは今何も保存できません（プライベートウィンドウか容量不足）。ページを閉じるとゲームは失われます。",
  elsewhere: "このゲームは別のウィンドウで続けられました。これが今の状態です。",
  withCoach: "コーチ付き：各フェイズを説明し、聞かれればヒントを出します",
};
