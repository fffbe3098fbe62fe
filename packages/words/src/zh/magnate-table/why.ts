import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Why somebody did something, or might, with its numbers. */
export const why: MagnateTableWords["why"] = {
  about: "根据大家都能看到的情况得出的理由。",
  nothing: "从大家都能看到的情况中看不出理由。",
  of: (what, said) => `${what}：${said}`,
  openingAsks: "这家公司的开局。",
  cardPays: (dollars) => `到终局约$${dollars}。`,
  lessonPays: (dollars) => `约$${dollars}。`,
  campaignFor: (good, said) => `广告（${good}），${said}`,
  campaignPays: (houses, _count, dollars) => `房屋${houses}：约$${dollars}。`,
  searchFound: (tried, chance, usual) => `比较了${tried}种走法：此手获胜机会约${chance}%，通常的走法${usual}%。`,
  price: (price, isCut, effects) => `${isCut ? "降价" : "提价"}到$${price}：${effects}。`,
  takes: (houses, _count, name) => `从${name}手中夺走房屋${houses}`,
  feeds: (houses) => `供应本来无人供应的房屋${houses}`,
  leaves: (houses) => `放弃房屋${houses}`,
  money: (less, more) => [less > 0 ? `−$${less}` : "", more > 0 ? `+$${more}` : ""].filter(Boolean).join(" "),
  noHouse: "没有房屋易手",
  nearest: (houses) => `现在离房屋${houses}最近。`,
  level: (houses) => `与另一家一样靠近房屋${houses}。`,
};
