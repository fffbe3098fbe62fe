import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "Sushi",
  help: "Cooks make sushi: houses with a garden take it before anything that they were told to want.",
  employees: {
    "sushi-cook": {
      name: "Sushi Cook",
      effect: "2 sushi",
      help: "Makes 2 sushi. A house with a garden eats sushi alone if somebody has one for each of its tokens.",
    },
    "sushi-chef": {
      name: "Sushi Chef",
      effect: "5 sushi",
      help: "Makes 5 sushi. A house with a garden eats sushi alone if somebody has one for each of its tokens.",
    },
  },
  short: { "sushi-cook": "Sushi cook", "sushi-chef": "Sushi chef" },
  goods: { sushi: { one: "sushi", many: "sushi", counted: (count) => `${count} sushi` } },
};
