import type { ModuleWords } from "@blueplate/words";
import type { NightReason } from "../reasons.ts";

export const words: ModuleWords<NightReason> = {
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
  reasons: {
    "night-shift-managers:twice": ({ cards, count, pieces, dollars }, { name, list }) =>
      `W nocy ${list(cards.map(name))}: ${list([
        `dodatkowe akcje: ${count}`,
        ...(pieces > 0 ? [`sztuki: ${pieces}`] : []),
        ...(dollars > 0 ? [`od kelnerek $${dollars} więcej`] : []),
      ])}.`,
    "night-shift-managers:hired": ({ count }) => `Karty bez pensji, które działałyby przy nim dwa razy: ${count}.`,
  },
};
