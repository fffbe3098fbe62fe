import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "Суши",
  help: "Повара готовят суши: дома с садом берут их раньше того, что навязала реклама.",
  employees: {
    "sushi-cook": {
      name: "Повар суши",
      effect: "2 суши",
      help: "Готовит 2 суши. Дом с садом ест одни суши, если у кого-то их хватает на каждый его жетон.",
    },
    "sushi-chef": {
      name: "Мастер суши",
      effect: "5 суши",
      help: "Готовит 5 суши. Дом с садом ест одни суши, если у кого-то их хватает на каждый его жетон.",
    },
  },
  short: { "sushi-cook": "Повар суши", "sushi-chef": "Мастер суши" },
  goods: { sushi: { one: "суши", many: "суши", counted: (count) => `${count} суши` } },
};
