import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "Ресторанные критики",
  help: "Стажёр по рекламе может стать ресторанным критиком: его путеводитель читают все дома с садом.",
  employees: {
    "gourmet-food-critic": {
      name: "Ресторанный критик",
      effect: "путеводитель",
      help: "Кладёт путеводитель рядом с картой, до 3 раундов.",
    },
  },
  short: { "gourmet-food-critic": "Критик" },
  campaigns: { "gourmet-guide": { name: "Путеводитель", reach: "все дома с садом" } },
};
