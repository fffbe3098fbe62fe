import type { ModuleWords } from "@blueplate/words";
import type { RunsReason } from "../reasons.ts";

export const words: ModuleWords<RunsReason> = {
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
  reasons: {
    "mass-marketeers:tonight": ({ campaigns, runs, pieces, dollars }) =>
      `Kampanie (${campaigns}) działają dziś po ${runs} razy: popyt w zasięgu większy o ${pieces}, najwyżej $${dollars}.`,
    "mass-marketeers:trained": ({ campaigns, runs, pieces, dollars }) =>
      `W pracy sprawia, że kampanie (${campaigns}) działają po ${runs} razy: dziś popyt w zasięgu byłby większy o ${pieces}, najwyżej $${dollars}.`,
  },
};
