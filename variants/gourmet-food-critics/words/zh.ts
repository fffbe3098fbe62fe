import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "美食评论家",
  help: "市场培训生可培训为美食评论家：美食指南会影响所有带花园的房屋。",
  employees: {
    "gourmet-food-critic": {
      name: "美食评论家",
      effect: "美食指南",
      help: "在地图旁放置美食指南，最多3轮。",
    },
  },
  short: { "gourmet-food-critic": "美食评论家" },
  campaigns: { "gourmet-guide": { name: "美食指南", reach: "所有带花园的房屋" } },
};
