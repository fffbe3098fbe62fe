import type { ModuleWords } from "@blueplate/words";
import type { RunsReason } from "../reasons.ts";

export const words: ModuleWords<RunsReason> = {
  name: "大众营销员",
  help: "市场培训生可培训为大众营销员：每有一张，全城的广告就再进行一次。",
  employees: {
    "mass-marketeer": {
      name: "大众营销员",
      effect: "多进行1次",
      help: "所有玩家的广告都再进行一次；自己不放置广告，也不会外出。",
    },
  },
  short: { "mass-marketeer": "大众营销" },
  reasons: {
    "mass-marketeers:tonight": ({ campaigns, runs, pieces, dollars }) =>
      `今晚${campaigns}个广告各进行${runs}次：范围内需求多${pieces}份，至多$${dollars}。`,
    "mass-marketeers:trained": ({ campaigns, runs, pieces, dollars }) =>
      `上班时让${campaigns}个广告各进行${runs}次：今晚范围内需求会多${pieces}份，至多$${dollars}。`,
  },
};
