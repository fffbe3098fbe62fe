import type { ModuleWords } from "@blueplate/words";
import type { RunsReason } from "../reasons.ts";

export const words: ModuleWords<RunsReason> = {
  name: "マスマーケター",
  help: "マーケティングトレイニーをマスマーケターにできる。1枚につき、全員の広告がもう一度実施される。",
  employees: {
    "mass-marketeer": {
      name: "マスマーケター",
      effect: "実施＋1回",
      help: "全員の広告がもう一度実施される。自分では何も置かず、外出中にもならない。",
    },
  },
  short: { "mass-marketeer": "マス宣伝" },
  reasons: {
    "mass-marketeers:tonight": ({ campaigns, runs, pieces, dollars }) =>
      `今夜は${campaigns}件の広告を${runs}回ずつ実施：届く範囲の需要が${pieces}個増え、最大$${dollars}。`,
    "mass-marketeers:trained": ({ campaigns, runs, pieces, dollars }) =>
      `勤務すると${campaigns}件の広告を${runs}回ずつ実施：今夜なら届く範囲の需要が${pieces}個増え、最大$${dollars}。`,
  },
};
