import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { listed, say } from "../../sentence.ts";
import { nouns } from "./nouns.ts";
import { span } from "../../span.ts";

const { card, cardsList, dollars, goodsList, house, milestone, nameOfGoods, square } = nouns;

/** A turn in one line: what a chain did, after its name. */
export const line: FoodChainMagnateWords["line"] = {
  round: (round) => `R${round}`,
  rounds: (from, until) =>
    until === "endless" ? `R${span(from, "∞")}` : from === until ? `R${from}` : `R${span(from, until)}`,
  nothing: "nic",
  alone: "w pojedynkę",
  overfilled: "za dużo kart, wszyscy na plażę",
  colon: ": ",
  comma: ", ",
  semicolon: "; ",
  actions: {
    places: ({ at }) => say`stawia restaurację na ${square(at)}`,
    hires: ({ employees }) => say`zatrudnia: ${cardsList(employees)}`,
    trains: ({ to }) => say`szkoli: ${card(to)}`,
    gains: ({ milestone: id }) => say`kamień milowy „${milestone(id)}”`,
    advertises: ({ good }, tile, rounds) => say`${tile} – ${nameOfGoods(good)}, ${rounds}`,
    stocks: ({ goods }) => say`zapas: ${goodsList(goods)}`,
    builds: ({ house: number }) => say`buduje ${house(number)}`,
    plants: ({ house: number }) => say`dodaje ogród: ${house(number)}`,
    opens: ({ at, open }) =>
      open ? say`otwiera restaurację na ${square(at)}` : say`buduje restaurację na ${square(at)}`,
    moves: ({ from, at }) => say`przenosi restaurację: ${square(from)} → ${square(at)}`,
    sells: ({ houses, income }) => say`karmi ${listed(houses.map(house), " i ")}: ${dollars(income)}`,
    earns: ({ source, amount }) => {
      if (source === "cfo") return say`dyrektor finansowy ${dollars(amount)}`;
      return source === "waitresses" ? say`kelnerki ${dollars(amount)}` : say`+${dollars(amount)}`;
    },
    pays: ({ amount }) => say`pensje ${dollars(amount)}`,
    dismisses: ({ employees }) => say`zwalnia: ${cardsList(employees)}`,
    wakes: ({ goods }) => say`popyt: ${goodsList(goods)}`,
    throws: ({ goods }) => say`wyrzuca: ${goodsList(goods)}`,
    fails: ({ unpaid }) => say`bankructwo, brakuje ${dollars(unpaid)}`,
  },
};
