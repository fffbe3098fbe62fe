import type { ReplayWords } from "../../pages/replay.ts";

/** 多くの終わったゲームに共通すること。 */
export const statistics: ReplayWords["statistics"] = {
  title: "多くのゲームから",
  link: "多くのゲームの統計",
  about: "このサーバーで公開され、終わったすべてのゲーム。棒は勝率、横線は真の値が 95 % の信頼で入る範囲です。",
  none: (game) => `${game}で終わったゲームはまだありません。終わり次第ここで数えます。`,
  failed: "いま統計を取得できません。",
  again: "もう一度",
  uncounted: (games) => `あと ${games} ゲームを読み込み中…`,
  group: (ruleset, players) => `${ruleset}、${players} 人`,
  games: (games) => `${games} ゲーム`,
  rounds: (least, median, most) =>
    least === most ? `すべて ${median} ラウンド` : `${least}〜${most} ラウンド、中央値 ${median}`,
  length: "長さ（ラウンド）",
  few: "ゲームが少ないため範囲が広く、差はほとんど意味を持ちません。",
  wins: (wins, seats) => `${seats} のうち ${wins}`,
  share: "勝率",
  interval: (low, high) => `${low}〜${high} %`,
  percent: (share) => `${share} %`,
  seen: "ゲーム",
  played: (players, day) => `${players}（${day}）`,
  person: "人",
  seat: (seat) => `席 ${seat + 1}`,
  ladder: {
    title: "ランキング",
    about:
      "openskillによる評価で、ほぼ確実にそれ以上の強さです。内蔵ボットの評価はアリーナで決まったまま動きません。括弧内はまだゲーム数が少ない評価です。",
    player: "プレイヤー",
    rating: "評価",
    games: "ゲーム数",
    won: "勝率",
    expected: "予想",
    program: (name) => `${name}（プログラム）`,
  },
  traits: {
    seat: "席ごと",
    player: "誰がプレイしたか",
    "first-hire": "最初の雇用",
    opening: "最初の三人",
    "first-milestone": "最初のマイルストーン",
    "first-campaign": "最初の広告",
    reserve: "自分の準備金カード",
    "first-chef": "最初のシェフ",
  },
  facts: {
    milestone: "獲得されたマイルストーン",
    reserve: "銀行への票（準備金カード）",
    "ceo-slots": "最初の破綻後のCEOの枠",
    breaks: "銀行の破綻",
  },
};
