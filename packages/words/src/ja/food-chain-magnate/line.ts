import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { listed, say } from "../../sentence.ts";
import { nouns } from "./nouns.ts";
import { span } from "../../span.ts";

const { card, cardsList, dollars, goodsList, house, milestone, nameOfGoods, square } = nouns;

/** A turn in one line: what a chain did, after its name. */
export const line: FoodChainMagnateWords["line"] = {
  round: (round) => `R${round}`,
  rounds: (from, until) =>
    until === "endless" ? `R${from}〜無期限` : from === until ? `R${from}` : `R${span(from, until, "〜")}`,
  nothing: "なし",
  alone: "CEOだけ",
  overfilled: "人数超過で全員ビーチへ",
  colon: "：",
  comma: "、",
  semicolon: "；",
  actions: {
    places: ({ at }) => say`${square(at)}にレストラン設置`,
    hires: ({ employees }) => say`${cardsList(employees)}を雇用`,
    trains: ({ to }) => say`${card(to)}に研修`,
    gains: ({ milestone: id }) => say`「${milestone(id)}」達成`,
    advertises: ({ good }, tile, rounds) => say`${tile}で${nameOfGoods(good)}を宣伝（${rounds}）`,
    stocks: ({ goods }) => say`${goodsList(goods)}を入手`,
    builds: ({ house: number }) => say`${house(number)}を建設`,
    plants: ({ house: number }) => say`${house(number)}に庭`,
    opens: ({ at, open }) => (open ? say`${square(at)}に出店` : say`${square(at)}に出店予告`),
    moves: ({ from, at }) => say`レストランを${square(from)}から${square(at)}へ移転`,
    sells: ({ houses, income }) => say`${listed(houses.map(house), "、", "、")}に提供：${dollars(income)}`,
    earns: ({ source, amount }) => {
      if (source === "cfo") return say`CFO${dollars(amount)}`;
      return source === "waitresses" ? say`ウェイトレス${dollars(amount)}` : say`+${dollars(amount)}`;
    },
    pays: ({ amount }) => say`給料${dollars(amount)}`,
    dismisses: ({ employees }) => say`${cardsList(employees)}を解雇`,
    wakes: ({ goods }) => say`需要：${goodsList(goods)}`,
    throws: ({ goods }) => say`${goodsList(goods)}を廃棄`,
    fails: ({ unpaid }) => say`${dollars(unpaid)}不足で倒産`,
  },
};
