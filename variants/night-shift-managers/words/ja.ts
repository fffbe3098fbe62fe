import type { ModuleWords } from "@blueplate/words";
import type { NightReason } from "../reasons.ts";

export const words: ModuleWords<NightReason> = {
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
  reasons: {
    "night-shift-managers:twice": ({ cards, count, pieces, dollars }, { name, list }) =>
      `夜勤：${list(cards.map(name))}。${list([
        `行動＋${count}回`,
        ...(pieces > 0 ? [`商品＋${pieces}個`] : []),
        ...(dollars > 0 ? [`ウェイトレス＋$${dollars}`] : []),
      ])}。`,
    "night-shift-managers:hired": ({ count }) => `給料のかからない${count}枚が2回ずつ働けます。`,
  },
};
