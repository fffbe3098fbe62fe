import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** 欲しい飲み物を、その手番の仕入れ係全員で運ぶ。 */
export const wish: MagnateTableWords["wish"] = {
  how: "飲み物の仕入れ方",
  together: "全員まとめて",
  single: "一人ずつ",
  title: "何が要りますか？",
  help: "まだ動いていない全員を送ります。道は自動で決まります。",
  more: (good) => `${good}をもう1つ`,
  less: (good) => `${good}を1つ減らす`,
  tonight: "今夜の家に要る分",
  sent: "送られる人",
  nobody: "誰も行く必要がありません。",
  fetchAll: (goods) => (goods === "" ? "すべて仕入れる" : `すべて仕入れる：${goods}`),
  missing: (goods, why) => `${goods}が足りません（${why}）。`,
  spare: (goods) => `余分：${goods}。`,
  far: (distance, name, range) => `供給源まで${distance}、${name}の範囲は${range}`,
  most: (count) => `全員で運べるのは${count}個まで`,
  why: {
    "no-source": "マップに供給源がない",
    "no-road": "供給源への道がない",
    nobody: "仕入れ係が残っていない",
    hands: "運べる人はほかの物を運ぶ",
  },
};
