import type { ModuleWords } from "@blueplate/words";
import type { SushiReason } from "../reasons.ts";

export const words: ModuleWords<SushiReason> = {
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
  reasons: {
    "sushi:tonight": ({ count, houses, won, dollars }, { goods, list, dollars: money }) =>
      `${goods("sushi", count)}: ${houses.length === 1 ? "house" : "houses"} ${list(houses)} with a garden, about ${money(dollars)} tonight${
        won.length === 0 ? "" : `; ${list(won)} would not come otherwise`
      }.`,
    "sushi:made": ({ count, houses, won, dollars }, { goods, list, dollars: money }) =>
      `${goods("sushi", count)}: ${houses.length === 1 ? "house" : "houses"} ${list(houses)} with a garden, about ${money(dollars)} tonight${
        won.length === 0 ? "" : `; ${list(won)} would not come otherwise`
      }.`,
    "sushi:trained": ({ count, houses }, { goods, list }) =>
      `${goods("sushi", count)} a day: ${houses.length === 1 ? "house" : "houses"} ${list(houses)} within reach ${houses.length === 1 ? "has a garden and asks" : "have gardens and ask"} for something now.`,
  },
};
