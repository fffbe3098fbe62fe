import type { ModuleWords } from "@blueplate/words";
import type { GuideReason } from "../reasons.ts";

export const words: ModuleWords<GuideReason> = {
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
  reasons: {
    "gourmet-food-critics:guide": ({ houses, rounds }, { list }) =>
      `Путеводитель читают везде, где есть сад, близко или далеко: ${houses.length === 1 ? "дом" : "дома"} ${list(houses)}, ${
        rounds === null ? "до конца партии" : `раундов: ${rounds}`
      }.`,
    "gourmet-food-critics:trained": ({ houses }, { list }) => `Путеводитель читали бы дома с садом: ${list(houses)}.`,
    "gourmet-food-critics:reader": ({ house, guides, rounds }, { list }) =>
      `Дом ${house} отныне читает ${guides.length === 1 ? "путеводитель" : "путеводители"} ${list(guides)}, ${
        rounds === null ? "до конца партии" : `ещё раундов: ${rounds}`
      }.`,
  },
};
