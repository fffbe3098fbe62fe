import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** A working day in pencil, and the steps of a turn. */
export const pencil: MagnateTableWords["pencil"] = {
  headline: "鉛筆書き",
  band: "鉛筆書き：何も送信されません",
  help: "今のテーブルで自分の仕事日を試します。この端末の外には出ません。",
  take: "自分の手番を鉛筆で試す",
  lay: "鉛筆を置く",
  over: "鉛筆書きの一日は終わりました。自分の手番になったら清書してください。",
  asked: "テーブルがあなたの決定を待っています。",
  mine: (count) => `鉛筆書きの一日：${count}手`,
  look: "見る",
  rubOut: "すべて消す",
  drop: (step) => `この手だけ消す：${step}`,
  ink: "清書する",
  inkHelp: "鉛筆書きの手を順に実行し、できなくなった手や結果が変わった手の前で止まります。",
  refused: (step, why) => `${step}手目で止まりました：${why}`,
  changed: (step, now) =>
    `${step}手目で止まりました。結果が変わっています：${now}これでよければもう一度清書してください。`,
  nothingComes: "何も起こりません。",
  marks: { changed: "結果が変わります", refused: "もうできません", waits: "まだ届きません" },
  was: (told) => `以前は${told}`,
  turn: (count) => `この手番：${count}手`,
  backTo: (step) => `この前まで戻る：${step}`,
  restart: "手番を最初からやり直す",
};
