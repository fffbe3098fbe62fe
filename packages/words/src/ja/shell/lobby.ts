import type { ShellWords } from "../../language.ts";

/** The lobby. */
export const lobby: ShellWords["lobby"] = {
  open: "プレイヤー募集中の卓",
  running: "進行中のゲーム",
  mine: "自分のゲーム",
  finished: "終わったゲーム",
  none: "今はありません。",
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
};
