import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "Nocna zmiana",
  help: "Przy kierowniku nocnej zmiany karty bez pensji działają dwa razy.",
  employees: {
    "night-shift-manager": {
      name: "Kierownik nocnej zmiany",
      effect: "dwa razy",
      help: "Podlega prezesowi i nikim nie kieruje; twoje karty w pracy bez znaku pensji działają dwa razy.",
    },
  },
  short: { "night-shift-manager": "Nocna zmiana" },
};
