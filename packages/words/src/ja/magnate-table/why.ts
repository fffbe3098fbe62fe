import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Why somebody did something, or might, with its numbers. */
export const why: MagnateTableWords["why"] = {
  about: "全員に見えていることから言える理由です。",
  nothing: "全員に見えていることからは、理由は言えません。",
  of: (what, said) => `${what}：${said}`,
  openingAsks: "この会社の序盤です。",
  cardPays: (dollars) => `残りのゲームで約$${dollars}。`,
  lessonPays: (dollars) => `約$${dollars}。`,
  campaignFor: (good, said) => `キャンペーン（${good}）、${said}`,
  campaignPays: (houses, _count, dollars) => `家${houses}：約$${dollars}。`,
  searchFound: (tried, chance, usual) =>
    `${tried}通りの進め方を検討：この手の勝つ見込みは約${chance}%、普段の手は${usual}%。`,
  price: (price, isCut, effects) => `$${price}に${isCut ? "値下げ" : "値上げ"}：${effects}。`,
  takes: (houses, _count, name) => `${name}から家${houses}を奪う`,
  feeds: (houses) => `何も食べられなかった家${houses}に出す`,
  leaves: (houses) => `家${houses}を手放す`,
  money: (less, more) => [less > 0 ? `−$${less}` : "", more > 0 ? `+$${more}` : ""].filter(Boolean).join(" "),
  noHouse: "変わる家はない",
  nearest: (houses) => `家${houses}に一番近くなりました。`,
  level: (houses) => `家${houses}には他のチェーンと同じ近さです。`,
};
