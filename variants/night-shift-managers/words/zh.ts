import type { ModuleWords } from "@blueplate/words";
import type { NightReason } from "../reasons.ts";

export const words: ModuleWords<NightReason> = {
  name: "夜班经理",
  help: "有夜班经理上班时，没有薪水标记的员工行动两次。",
  employees: {
    "night-shift-manager": {
      name: "夜班经理",
      effect: "行动两次",
      help: "只能放在CEO之下，不带下属；你上班的没有薪水标记的员工都行动两次。",
    },
  },
  short: { "night-shift-manager": "夜班经理" },
  reasons: {
    "night-shift-managers:twice": ({ cards, count, pieces, dollars }, { name, list }) =>
      `夜班：${list(cards.map(name))}。${list([
        `多行动${count}次`,
        ...(pieces > 0 ? [`多${pieces}份商品`] : []),
        ...(dollars > 0 ? [`服务员多得$${dollars}`] : []),
      ])}。`,
    "night-shift-managers:hired": ({ count }) => `${count}张没有薪水标记的牌上班时可行动两次。`,
  },
};
