import type { LearnWords } from "../pages/learn.ts";

/** Trick-n-Chef でそのカードを出した理由、シェフを取った理由。 */
export const cardReasons: LearnWords["cardHint"]["reasons"] = {
  winsAndTakes: "トリックに勝ち、一番低いカードとしてシェフも取ります。",
  wins: "トリックに勝ちます。",
  takesChef: "トリックで一番低いカードなので、シェフを取ります。",
  coin: "勝ちも最低でもないので、コインがもらえます。",
  keepsTrump: "失うものが一番少なく、切り札が残ります。",
  leads: "今のところ一番高いカードです。",
  lowest: "今のところ一番低いカードで、シェフを取れるかもしれません。",
  least: "失うものが一番少ないカードです。",
  leadsHigh: "切り札を出されなければ、勝てる高さです。",
  leadsMiddle: "高くも低くもないカードです。勝つかもしれず、勝ちも最低でもなければコインがもらえます。",
  leadsLow: "低いカードです。ほかの人が勝ち、一番低いカードがシェフを取ります。",
  serves: "すでに取ったカードが得点になります。",
  spare: "今はどのシェフでも得点は増えません。これから取るカードを待ちます。",
  longSuit: "手札が一番強いスートです。",
  otherSuit: "手札が一番強いスートではありません。これから取るカードのためのシェフです。",
};
