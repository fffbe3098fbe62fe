import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
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
};
