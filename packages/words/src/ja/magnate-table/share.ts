import type { MagnateTableWords } from "../../pages/magnate-table.ts";
import { leadInDollars } from "../lead.ts";

/** A picture and a film of the evening that decided a game. */
export const share: MagnateTableWords["share"] = {
  title: "勝負を決めた夜",
  told: (round, who, before, after) => `第${round}ラウンド：${leadInDollars(who, before, after)}。`,
  cashThen: "この夜を終えて",
  none: "勝負を決めた夜はありません。勝者がいないか、どのディナーでも勝者のリードは広がりませんでした。",
  alt: "勝負を決めた夜の町と、全員の所持金",
  drawing: "町を描いています…",
  noTown: "このブラウザは立体の町を描けません。画像は平らな地図になり、動画は作れません。",
  filmHelp: "家族がディナーへ車を走らせる、20秒の動画です。遅い機械では描くのに数分かかります。",
};
