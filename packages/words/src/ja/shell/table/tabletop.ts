import type { ShellWords } from "../../../language.ts";

/** The table that is drawn for any game. */
export const tabletop: ShellWords["tabletop"] = {
  acts: "手番",
  thinks: "考え中",
  closed: (size) => `非公開${size}枚`,
  round: (round) => `第${round}ラウンド`,
  total: "合計",
  tricks: "取ったトリック",
  download: "ログを保存",
  highest: "今は最大",
  lowest: "今は最小",
  ifLowest: "最小のままなら",
  tokenIfLowest: "一緒に押したものは、最小のままなら手に入ります。",
  won: "勝ち",
  least: "最小",
  moreCoins: "コインを1枚増やす",
  fewerCoins: "コインを1枚減らす",
  coinsByWheel: "カードの上でホイールを回すとコインが乗ります",
  flickPlays: "カードは上にはじくと出ます。タップで持ち上げて確認。",
  leadsNext: (name) => `次のリードは${name}。`,
  advised: "おすすめ",
  leftInMiddle: (before, after) => `中央に${before}、取ると${after}`,
  litThen: (lit, kinds) => `そのあとの${lit}：${kinds}`,
  tokenLegend: "4 → 3：中央に残る数・ランプの隣：そのあと灯る色・★：あなたの得点",
  onlyCommand: "出せる札が1枚だけなら自動で出す",
};
