import type { ModuleWords } from "@blueplate/words";
import type { GuideReason } from "../reasons.ts";

export const words: ModuleWords<GuideReason> = {
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
  reasons: {
    "gourmet-food-critics:guide": ({ houses, rounds }, { list }) =>
      `美食指南影响远近所有带花园的房屋：${list(houses)}，${rounds === null ? "直到终局" : `${rounds}轮`}。`,
    "gourmet-food-critics:trained": ({ houses }, { list }) => `美食指南会影响带花园的房屋${list(houses)}。`,
    "gourmet-food-critics:reader": ({ house, guides, rounds }, { list }) =>
      `从现在起房屋${house}也看得到指南${list(guides)}，${rounds === null ? "直到终局" : `还有${rounds}轮`}。`,
  },
};
