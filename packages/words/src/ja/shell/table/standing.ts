import type { ShellWords } from "../../../language.ts";

/** What a seat decides beforehand. */
export const standing: ShellWords["standing"] = {
  title: "事前指示",
  summary: (count) => (count === 0 ? "なし" : String(count)),
  help: "手番になると少し後に代わりに実行されます。ほかの人には見えません。取り消したものは改めて尋ねます。",
  ask: "尋ねる",
  earliest: "空いている最も早い順番",
  latest: "空いている最も遅い順番",
  before: (name) => `${name}の直前`,
  after: (name) => `${name}の直後`,
  besideHelp: "最も近い空き順番。相手がまだ選んでいなければ尋ねます。",
  pay: "全員に払い、解雇しない",
  payHelp: "現金が足りないときは尋ねます。",
  demand: "明日求められるもの",
  freezer: "冷凍庫",
  clear: "指示をすべて消す",
  soon: "まもなく事前指示が実行されます。自分で決めるには下で変更してください。",
  byOrder: "事前指示",
};
