import { describe, expect, it } from "vitest";
import { english, gameWordsIn, pageWordsIn, plain, wordsIn } from "../src/index.ts";
import { MAGNATE_TABLE_WORDS } from "../src/pages/magnate-table.ts";
import { counted } from "../src/plural.ts";

const COUNTS = [0, 1, 2, 5, 11, 12, 21, 22, 25, 111, 101];

describe("plural forms", () => {
  it("are one and other in English", () => {
    const count = counted("en");
    expect(COUNTS.map((number) => count(number, { one: "one", other: "other" }))).toEqual(
      COUNTS.map((number) => `${number} ${number === 1 ? "one" : "other"}`),
    );
  });

  it("are one, few and many in Russian: by the last digits, 21 as 1", () => {
    const count = counted("ru");
    expect(COUNTS.map((number) => count(number, { one: "раунд", few: "раунда", many: "раундов" }))).toEqual([
      "0 раундов",
      "1 раунд",
      "2 раунда",
      "5 раундов",
      "11 раундов",
      "12 раундов",
      "21 раунд",
      "22 раунда",
      "25 раундов",
      "111 раундов",
      "101 раунд",
    ]);
  });

  it("are one, few and many in Polish: 1 alone is one, 21 is many", () => {
    const count = counted("pl");
    expect(COUNTS.map((number) => count(number, { one: "runda", few: "rundy", many: "rund" }))).toEqual([
      "0 rund",
      "1 runda",
      "2 rundy",
      "5 rund",
      "11 rund",
      "12 rund",
      "21 rund",
      "22 rundy",
      "25 rund",
      "111 rund",
      "101 rund",
    ]);
  });

  it.each([
    ["en", ["0 pizzas", "1 pizza", "2 pizzas", "5 pizzas", "11 pizzas", "21 pizzas", "22 pizzas", "25 pizzas"]],
    ["ru", ["0 пицц", "1 пицца", "2 пиццы", "5 пицц", "11 пицц", "21 пицца", "22 пиццы", "25 пицц"]],
    ["pl", ["0 pizz", "1 pizza", "2 pizze", "5 pizz", "11 pizz", "21 pizz", "22 pizze", "25 pizz"]],
  ] as const)("stand behind the goods in %s", async (locale, texts) => {
    const { goods } = (await wordsIn(locale)).foodChainMagnate;
    expect([0, 1, 2, 5, 11, 21, 22, 25].map(goods.pizza.counted)).toEqual(texts);
  });

  it.each([
    ["en", "1 hire, 2 steps of training, 5 campaigns"],
    ["ru", "1 наём, 2 ступени обучения, 5 кампаний"],
    ["pl", "1 zatrudnienie, 2 stopnie szkolenia, 5 kampanii"],
  ] as const)("stand behind what those at work can do in %s", async (locale, text) => {
    const { why } = await pageWordsIn(MAGNATE_TABLE_WORDS, locale);
    expect([why.hires(1), why.trainings(2), why.campaigns(5)].join(", ")).toBe(text);
  });
});

it("one coin goes back, several go", () => {
  const { event } = gameWordsIn(english, "trick-n-chef");
  const said = (coins: number): string => {
    const fact = { _tag: "CoinsReturned", coins };
    return plain(event(fact, () => "") ?? []);
  };
  expect([said(1), said(2)]).toEqual(["1 coin goes back to the middle.", "2 coins go back to the middle."]);
});
