import type { ShareWords } from "../pages/share.ts";
import { leadInPoints } from "./lead.ts";

/** What can be handed on of a game that is over, whatever decided it. */
export const share: ShareWords = {
  noPicture: "画像を描けませんでした。動くグラフィックのある他のページを閉じて、もう一度お試しください。",
  savePicture: "画像を保存",
  savedAs: (name) => `${name}として保存しました。`,
  giveOn: "共有…",
  film: "動画を作る（WebM）",
  gif: "動画を作る（GIF）",
  filming: (done, all) => `${all}枚中${done}枚目…`,
  stop: "止める",
  stopped: "止めました。何も保存していません。",
  saveFilm: (kind) => `動画を保存（${kind}）`,
  further: "右へ進む",
  enlarge: "拡大",
  seeWhole: "全体を表示",
  showFilm: "動画を表示",
  showPicture: "画像を表示",
  noWebm: "このブラウザはWebMを書き出せませんが、GIFは作れます。",
  failed: "動画を作れませんでした。GIFか別のブラウザをお試しください。",
  /** Of a game of rounds: the round that decided it. */
  round: {
    title: "勝負を決めたラウンド",
    told: (round, who, before, after) => `第${round}ラウンド：${leadInPoints(who, before, after)}。`,
    none: "勝負を決めたラウンドはありません。勝者がいないか、どのラウンドでも勝者のリードは広がりませんでした。",
    alt: "各ラウンドの得点と、勝負を決めたラウンドで勝者に最も多くをもたらしたトリック",
    drawing: "テーブルを描いています…",
    filmHelp: "このラウンドのトリックを順に見せる、20秒の動画です。",
    trick: (trick, of) => `トリック${trick}／${of}`,
  },
};
