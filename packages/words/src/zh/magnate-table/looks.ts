import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Moments worth another look. */
export const looks: MagnateTableWords["looks"] = {
  title: "值得回看的三个时刻",
  few: "值得回看的时刻",
  lostHouse: (house, who, income, best, own) => `${house}号房去了${who}，付了$${income}：${best}对你的${own}。`,
  lostTie: (house, who, income, sum) => `${house}号房去了${who}，付了$${income}：都是${sum}，你输了平手。`,
  thrown: (goods) => `丢弃了${goods}份商品：超过了大家想向你买的数量。`,
  late: (who, own) => `${who}最先卖出；你的第一笔销售在第${own}轮。`,
  never: (who) => `${who}最先卖出；你一笔也没有。`,
  behind: (who, dollars) => `${who}领先你最多的一轮：$${dollars}。`,
};
