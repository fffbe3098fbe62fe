import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { listed, say } from "../../sentence.ts";
import { nouns, one } from "./nouns.ts";
import { span } from "../../span.ts";

const { cardsList, dollars, goodsList, house, milestone, nameOfGoods, square } = nouns;

/** A turn in one line: what a chain did, after its name. */
export const line: FoodChainMagnateWords["line"] = {
  round: (round) => `R${round}`,
  rounds: (from, until) =>
    until === "endless" ? `R${span(from, "∞")}` : from === until ? `R${from}` : `R${span(from, until)}`,
  nothing: "nothing",
  alone: "alone",
  overfilled: "too many, all to the beach",
  colon: ": ",
  comma: ", ",
  semicolon: "; ",
  actions: {
    places: ({ at }) => say`places a restaurant at ${square(at)}`,
    hires: ({ employees }) => say`hires ${cardsList(employees)}`,
    trains: ({ to }) => say`trains ${one(to)}`,
    gains: ({ milestone: id }) => say`gains “${milestone(id)}”`,
    advertises: ({ good }, tile, rounds) => say`${tile} ${nameOfGoods(good)} ${rounds}`,
    stocks: ({ goods }) => say`gets ${goodsList(goods)}`,
    builds: ({ house: number }) => say`builds ${house(number)}`,
    plants: ({ house: number }) => say`adds a garden to ${house(number)}`,
    opens: ({ at, open }) =>
      open ? say`opens a restaurant at ${square(at)}` : say`announces a restaurant at ${square(at)}`,
    moves: ({ from, at }) => say`moves a restaurant from ${square(from)} to ${square(at)}`,
    sells: ({ houses, income }) => say`serves ${listed(houses.map(house), " and ")}: ${dollars(income)}`,
    earns: ({ source, amount }) => {
      if (source === "cfo") return say`CFO ${dollars(amount)}`;
      return source === "waitresses" ? say`waitresses ${dollars(amount)}` : say`+${dollars(amount)}`;
    },
    pays: ({ amount }) => say`pays ${dollars(amount)} in salaries`,
    dismisses: ({ employees }) => say`dismisses ${cardsList(employees)}`,
    wakes: ({ goods }) => say`demand for ${goodsList(goods)}`,
    throws: ({ goods }) => say`throws away ${goodsList(goods)}`,
    fails: ({ unpaid }) => say`is bankrupt, ${dollars(unpaid)} short`,
  },
};
