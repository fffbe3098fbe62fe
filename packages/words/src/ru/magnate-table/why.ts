import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Why somebody did something, or might, with its numbers. */
export const why: MagnateTableWords["why"] = {
  about: "Что говорит за это по тому, что видят все.",
  nothing: "Ничто из того, что видят все, за это не говорит.",
  of: (what, said) => `${what}: ${said}`,
  openingAsks: "так открывается эта компания.",
  cardPays: (dollars) => `около $${dollars} до конца партии.`,
  lessonPays: (dollars) => `около $${dollars}.`,
  campaignFor: (good, said) => `Кампания (${good}), ${said}`,
  campaignPays: (houses, count, dollars) => `${count === 1 ? "дом" : "дома"} ${houses}: около $${dollars}.`,
  searchFound: (tried, chance, usual) =>
    `Проверено вариантов: ${tried}. Этот даёт шанс на победу около ${chance} %, обычный — ${usual} %.`,
  price: (price, isCut, effects) => `${isCut ? "Снижение" : "Повышение"} до $${price}: ${effects}.`,
  takes: (houses, count, name) => `${count === 1 ? "дом" : "дома"} ${houses} — вместо ${name}`,
  feeds: (houses, count) => `${count === 1 ? "дом" : "дома"} ${houses}, где иначе никто бы не подал`,
  leaves: (houses, count) => `${count === 1 ? "дом" : "дома"} ${houses} — другим`,
  money: (less, more) => [less > 0 ? `−$${less}` : "", more > 0 ? `+$${more}` : ""].filter(Boolean).join(" "),
  noHouse: "ни один дом не меняется",
  nearest: (houses, count) => `Теперь ближе всех к ${count === 1 ? "дому" : "домам"} ${houses}.`,
  level: (houses, count) => `Так же близко, как другая сеть, к ${count === 1 ? "дому" : "домам"} ${houses}.`,
};
