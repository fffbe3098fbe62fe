import type { ModuleWords } from "@blueplate/words";
import type { SushiReason } from "../reasons.ts";

export const words: ModuleWords<SushiReason> = {
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
  reasons: {
    "sushi:tonight": ({ count, houses, won, dollars }, { goods, list, dollars: money }) =>
      `${goods("sushi", count)}: ${houses.length === 1 ? "дом" : "дома"} ${list(houses)} с садом, вечером около ${money(dollars)}${
        won.length === 0 ? "" : `; иначе не ${won.length === 1 ? "пришёл бы дом" : "пришли бы дома"} ${list(won)}`
      }.`,
    "sushi:made": ({ count, houses, won, dollars }, { goods, list, dollars: money }) =>
      `${goods("sushi", count)}: ${houses.length === 1 ? "дом" : "дома"} ${list(houses)} с садом, вечером около ${money(dollars)}${
        won.length === 0 ? "" : `; иначе не ${won.length === 1 ? "пришёл бы дом" : "пришли бы дома"} ${list(won)}`
      }.`,
    "sushi:trained": ({ count, houses }, { goods, list }) =>
      `${goods("sushi", count)} в день: в досягаемости ${houses.length === 1 ? "голодный дом" : "голодные дома"} с садом: ${list(houses)}.`,
  },
};
