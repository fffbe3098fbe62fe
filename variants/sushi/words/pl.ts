import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
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
};
