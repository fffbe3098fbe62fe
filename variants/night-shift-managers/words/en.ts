import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "Night Shift Managers",
  help: "Beside a night shift manager, cards without a salary act twice.",
  employees: {
    "night-shift-manager": {
      name: "Night Shift Manager",
      effect: "works twice",
      help: "Sits under the CEO and leads nobody; your cards at work without a salary mark act twice.",
    },
  },
  short: { "night-shift-manager": "Night Shift" },
};
