import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "夜勤マネージャー",
  help: "夜勤マネージャーがいると、給料のかからない社員が2回働く。",
  employees: {
    "night-shift-manager": {
      name: "夜勤マネージャー",
      effect: "2回働く",
      help: "CEOの直下に置き、部下は持てない。給料マークのない勤務中の社員が2回ずつ働く。",
    },
  },
  short: { "night-shift-manager": "夜勤MGR" },
};
