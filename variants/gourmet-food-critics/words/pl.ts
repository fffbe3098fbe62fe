import type { ModuleWords } from "@blueplate/words";
import type { GuideReason } from "../reasons.ts";

export const words: ModuleWords<GuideReason> = {
  name: "Krytycy kulinarni",
  help: "Stażysta marketingu może zostać krytykiem kulinarnym: jego przewodnik czytają wszystkie domy z ogrodem.",
  employees: {
    "gourmet-food-critic": {
      name: "Krytyk kulinarny",
      effect: "przewodnik",
      help: "Kładzie przewodnik kulinarny obok mapy, do 3 rund.",
    },
  },
  short: { "gourmet-food-critic": "Krytyk kul." },
  campaigns: { "gourmet-guide": { name: "Przewodnik", reach: "wszystkie domy z ogrodem" } },
  reasons: {
    "gourmet-food-critics:guide": ({ houses, rounds }, { list }) =>
      `Przewodnik czytają wszyscy, którzy mają ogród, blisko czy daleko: ${houses.length === 1 ? "dom" : "domy"} ${list(houses)}, ${
        rounds === null ? "do końca partii" : `rundy: ${rounds}`
      }.`,
    "gourmet-food-critics:trained": ({ houses }, { list }) => `Przewodnik czytałyby domy z ogrodem: ${list(houses)}.`,
    "gourmet-food-critics:reader": ({ house, guides, rounds }, { list }) =>
      `Dom ${house} czyta odtąd ${guides.length === 1 ? "przewodnik" : "przewodniki"} ${list(guides)}, ${
        rounds === null ? "do końca partii" : `pozostałe rundy: ${rounds}`
      }.`,
  },
};
