import type { ShellWords } from "../../language.ts";

/** The lobby. */
export const lobby: ShellWords["lobby"] = {
  open: "プレイヤー募集中の卓",
  running: "進行中のゲーム",
  mine: "自分のゲーム",
  finished: "終わったゲーム",
  none: "今はありません。",
  begin: {
    title: "はじめに",
    nobody: "今は開いている卓がありません。最初の卓はここに表示され、誰でも見られます。",
    learn: "最初のディナーを出す",
    learnHelp: "小さな町で3分、一歩ずつ。ルールを知らなくても大丈夫です。",
    bots: "ボットと遊ぶ",
    botsHelp: "入門ゲームを自分のペースで。コーチが各フェイズを説明します。",
    table: "卓を開く",
    tableHelp: "友だちはリンクから参加できます。空いた席にはボットを座らせられます。",
  },
  newTable: "新しい卓",
  join: "参加する",
  watch: "観戦する",
  back: "自分の席に戻る",
  replay: "リプレイ",
  yourTurn: "あなたの手番",
  more: "もっと見る",
  close: "この卓を閉じる",
  closeSure: "本当に閉じますか？",
  closeYes: "閉じる",
  closeNo: "残す",
  ownBots: "自分のボット",
  learn: "学ぶ",
  invite: "初めてですか？3分で最初のディナーを出してみましょう。",
};
