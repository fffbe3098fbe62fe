import type { ModuleWords } from "@blueplate/words";
import type { SushiReason } from "../reasons.ts";

export const words: ModuleWords<SushiReason> = {
  name: "Sushi",
  help: "Kucharze robią sushi: domy z ogrodem biorą je przed wszystkim, do czego namówiła je reklama.",
  employees: {
    "sushi-cook": {
      name: "Kucharz sushi",
      effect: "2 sushi",
      help: "Robi 2 sushi. Dom z ogrodem je samo sushi, jeśli ktoś ma po jednym na każdy jego żeton.",
    },
    "sushi-chef": {
      name: "Mistrz sushi",
      effect: "5 sushi",
      help: "Robi 5 sushi. Dom z ogrodem je samo sushi, jeśli ktoś ma po jednym na każdy jego żeton.",
    },
  },
  short: { "sushi-cook": "Kucharz sushi", "sushi-chef": "Mistrz sushi" },
  goods: { sushi: { one: "sushi", many: "sushi", counted: (count) => `${count} sushi` } },
  reasons: {
    "sushi:tonight": ({ count, houses, won, dollars }, { goods, list, dollars: money }) =>
      `${goods("sushi", count)}: ${houses.length === 1 ? "dom" : "domy"} ${list(houses)} z ogrodem, dziś wieczorem około ${money(dollars)}${
        won.length === 0
          ? ""
          : `; inaczej ${won.length === 1 ? "nie przyszedłby dom" : "nie przyszłyby domy"} ${list(won)}`
      }.`,
    "sushi:made": ({ count, houses, won, dollars }, { goods, list, dollars: money }) =>
      `${goods("sushi", count)}: ${houses.length === 1 ? "dom" : "domy"} ${list(houses)} z ogrodem, dziś wieczorem około ${money(dollars)}${
        won.length === 0
          ? ""
          : `; inaczej ${won.length === 1 ? "nie przyszedłby dom" : "nie przyszłyby domy"} ${list(won)}`
      }.`,
    "sushi:trained": ({ count, houses }, { goods, list }) =>
      `${goods("sushi", count)} dziennie: w zasięgu ${houses.length === 1 ? "głodny dom" : "głodne domy"} z ogrodem: ${list(houses)}.`,
  },
};
