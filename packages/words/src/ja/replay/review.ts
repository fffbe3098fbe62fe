import type { ReplayWords } from "../../pages/replay.ts";

/** The review of a finished game: which decisions cost each seat most, and what would have been better. */
export const review: ReplayWords["review"] = {
  tab: "振り返り",
  about:
    "計画型ボットが、各チェーンにとって最も損の大きかった日を探します。ボットの計画と実際の手をそれぞれ2ラウンド先まで進め、終わったゲームの経験で比べます。",
  start: "このゲームを振り返る",
  again: "もう一度振り返る",
  stop: "止める",
  progress: "ゲームを調べています",
  unfinished: "振り返れるのは、終わっていて最後まで表示されているゲームだけです。",
  closed: "このゲームには隠れたままのものがあり、何がより良かったかは分かりません。",
  otherRules: "このゲームは今日とは違うルールで行われました。",
  none: "大きく損をした日は見つかりませんでした。",
  failed: (reason) => `振り返れませんでした：${reason}`,
  title: (name, round, phase) => `${name} · 第${round}ラウンド · ${phase}`,
  cost: (points, dollars, rounds) =>
    `より良い計画なら勝率${points < 0 ? "−" : "+"}${Math.abs(points)}パーセントポイント、${rounds}ラウンド後の現金${dollars < 0 ? "−" : "+"}$${Math.abs(dollars)}。`,
  poorer: (dollars, better) =>
    better.length > 0
      ? `その時点の現金は$${dollars}少ないものの、過去のゲームの経験からは形勢が良くなります：${better.join("、")}。`
      : `その時点の現金は$${dollars}少ないものの、勝つことは多くなります。`,
  coachToo: (rounds) =>
    `コーチでも同じことをしました。別の計画のほうが良かったのは、${rounds}ラウンド進めてみて初めて分かることです。`,
  advantages: {
    income: "収入",
    salaries: "給料の負担",
    staff: "社員",
    houses: "自分が有利な家",
    demand: "これからの需要",
    order: "営業順",
    rivals: "ライバルの弱さ",
  },
  result: (percent, cash) => `${percent} %、$${cash}`,
  played: (result) => `実際（${result}）`,
  better: (result) => `より良い計画（${result}）`,
  lessDone: "より良い計画より少ないことしかしていません。",
  why: "理由：",
  show: "変化として進める",
  look: "そこへ行く",
  find: "自分で探す",
  weigh: "自分の手順を測る",
  yours: (result) => `あなたの手順は${result}になります。`,
  nothing: "表示中の手順では、そこで何も決めていません。",
  lineName: (title) => `より良い手：${title}`,
  plays: {
    about:
      "「つよい」ボットが、各プレイヤーにとって最も損の大きかった手を探します。ボットはその時点でプレイヤーが知っていたことだけで判断し、隠れたカードの同じ推測でどちらの手も最後まで進めます。より良い手の変化では、全員がボットの予想どおりにラウンドの終わりまで打ちます。",
    none: "大きく損をした手は見つかりませんでした。",
    title: (name, round, trick) =>
      trick === 0 ? `${name} · 第${round}ラウンド · 最初のシェフ` : `${name} · 第${round}ラウンド · トリック${trick}`,
    cost: (points) => `このラウンドで約${points}点の損。`,
    played: (what, points) => `実際：${what}（期待${points}点）`,
    better: (what, points) => `より良い手：${what}（期待${points}点）`,
  },
};
