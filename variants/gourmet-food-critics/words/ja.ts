import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "料理評論家",
  help: "マーケティングトレイニーを料理評論家にできる。グルメガイドは庭付きのすべての家に届く。",
  employees: {
    "gourmet-food-critic": {
      name: "料理評論家",
      effect: "グルメガイド",
      help: "マップの横にグルメガイドを出す。最長3ラウンド。",
    },
  },
  short: { "gourmet-food-critic": "料理評論家" },
  campaigns: { "gourmet-guide": { name: "グルメガイド", reach: "庭付きのすべての家" } },
};
