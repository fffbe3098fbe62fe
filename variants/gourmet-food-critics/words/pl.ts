import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
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
};
