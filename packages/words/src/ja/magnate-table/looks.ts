import type { MagnateTableWords } from "../../pages/magnate-table.ts";

/** Moments worth another look. */
export const looks: MagnateTableWords["looks"] = {
  title: "見返したい3つの場面",
  few: "見返したい場面",
  lostHouse: (house, who, income, best, own) => `${house}番の家は${who}へ（$${income}）：${best}対あなたの${own}。`,
  lostTie: (house, who, income, sum) => `${house}番の家は${who}へ（$${income}）：どちらも${sum}、同点に敗れました。`,
  thrown: (goods) => `商品${goods}個を廃棄：求められた数より多く作りました。`,
  late: (who, own) => `${who}が最初に売り上げました。あなたの初売上は第${own}ラウンドです。`,
  never: (who) => `${who}が最初に売り上げました。あなたの売上はありませんでした。`,
  behind: (who, dollars) => `${who}に最も差をつけられたラウンド：$${dollars}。`,
};
