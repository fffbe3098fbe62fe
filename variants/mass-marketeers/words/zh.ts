import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
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
};
