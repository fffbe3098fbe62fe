import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { listed, say } from "../../sentence.ts";
import { nouns } from "./nouns.ts";
import { span } from "../../span.ts";

const { card, cardsList, dollars, goodsList, house, milestone, nameOfGoods, square } = nouns;

/** A turn in one line: what a chain did, after its name. */
export const line: FoodChainMagnateWords["line"] = {
  round: (round) => `Р${round}`,
  rounds: (from, until) =>
    until === "endless" ? `Р${span(from, "∞")}` : from === until ? `Р${from}` : `Р${span(from, until)}`,
  nothing: "ничего",
  alone: "в одиночку",
  overfilled: "перебор, все на пляж",
  colon: ": ",
  comma: ", ",
  semicolon: "; ",
  actions: {
    places: ({ at }) => say`ставит ресторан на ${square(at)}`,
    hires: ({ employees }) => say`наём: ${cardsList(employees)}`,
    trains: ({ to }) => say`обучение: ${card(to)}`,
    gains: ({ milestone: id }) => say`достижение «${milestone(id)}»`,
    advertises: ({ good }, tile, rounds) => say`${tile} — ${nameOfGoods(good)}, ${rounds}`,
    stocks: ({ goods }) => say`запас: ${goodsList(goods)}`,
    builds: ({ house: number }) => say`строит ${house(number)}`,
    plants: ({ house: number }) => say`разбивает сад: ${house(number)}`,
    opens: ({ at, open }) => (open ? say`открывает ресторан на ${square(at)}` : say`строит ресторан на ${square(at)}`),
    moves: ({ from, at }) => say`переносит ресторан: ${square(from)} → ${square(at)}`,
    sells: ({ houses, income }) => say`кормит ${listed(houses.map(house), " и ")}: ${dollars(income)}`,
    earns: ({ source, amount }) => {
      if (source === "cfo") return say`финансовый директор ${dollars(amount)}`;
      return source === "waitresses" ? say`официантки ${dollars(amount)}` : say`+${dollars(amount)}`;
    },
    pays: ({ amount }) => say`зарплаты ${dollars(amount)}`,
    dismisses: ({ employees }) => say`увольняет: ${cardsList(employees)}`,
    wakes: ({ goods }) => say`спрос: ${goodsList(goods)}`,
    throws: ({ goods }) => say`выбрасывает: ${goodsList(goods)}`,
    fails: ({ unpaid }) => say`банкротство, не хватает ${dollars(unpaid)}`,
  },
};
