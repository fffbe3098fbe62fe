import type { FoodChainMagnateWords } from "../../food-chain-magnate/words.ts";
import { listed, say } from "../../sentence.ts";
import { nouns } from "./nouns.ts";
import { span } from "../../span.ts";

const { card, cardsList, dollars, goodsList, house, milestone, nameOfGoods, square } = nouns;

/** A turn in one line: what a chain did, after its name. */
export const line: FoodChainMagnateWords["line"] = {
  round: (round) => `第${round}轮`,
  rounds: (from, until) =>
    until === "endless" ? `第${from}轮起永久` : from === until ? `第${from}轮` : `第${span(from, until)}轮`,
  nothing: "无",
  alone: "只有CEO",
  overfilled: "人数过多，全部去沙滩",
  colon: "：",
  comma: "，",
  semicolon: "；",
  actions: {
    places: ({ at }) => say`在${square(at)}放置餐厅`,
    hires: ({ employees }) => say`招聘${cardsList(employees)}`,
    trains: ({ to }) => say`培训成${card(to)}`,
    gains: ({ milestone: id }) => say`达成“${milestone(id)}”`,
    advertises: ({ good }, tile, rounds) => say`${tile}宣传${nameOfGoods(good)}（${rounds}）`,
    stocks: ({ goods }) => say`获得${goodsList(goods)}`,
    builds: ({ house: number }) => say`建造${house(number)}`,
    plants: ({ house: number }) => say`为${house(number)}加建花园`,
    opens: ({ at, open }) => (open ? say`在${square(at)}新开餐厅` : say`预告在${square(at)}开餐厅`),
    moves: ({ from, at }) => say`把餐厅从${square(from)}搬到${square(at)}`,
    sells: ({ houses, income }) => say`供应${listed(houses.map(house), "和", "、")}：${dollars(income)}`,
    earns: ({ source, amount }) => {
      if (source === "cfo") return say`CFO${dollars(amount)}`;
      return source === "waitresses" ? say`服务员${dollars(amount)}` : say`+${dollars(amount)}`;
    },
    pays: ({ amount }) => say`薪水${dollars(amount)}`,
    dismisses: ({ employees }) => say`解雇${cardsList(employees)}`,
    wakes: ({ goods }) => say`需求：${goodsList(goods)}`,
    throws: ({ goods }) => say`丢弃${goodsList(goods)}`,
    fails: ({ unpaid }) => say`差${dollars(unpaid)}，倒闭`,
  },
};
