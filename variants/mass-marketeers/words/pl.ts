import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "Masowy marketing",
  help: "Stażysta marketingu może zostać masowym marketingowcem: za każdego wszystkie kampanie działają jeszcze raz.",
  employees: {
    "mass-marketeer": {
      name: "Masowy marketingowiec",
      effect: "+1 przebieg",
      help: "Wszystkie kampanie, czyjekolwiek są, działają jeszcze raz; sam żadnej nie wystawia i nigdy nie jest zajęty.",
    },
  },
  short: { "mass-marketeer": "Mas. mark." },
};
