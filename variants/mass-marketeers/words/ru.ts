import type { ModuleWords } from "@blueplate/words";
import type { RunsReason } from "../reasons.ts";

export const words: ModuleWords<RunsReason> = {
  name: "Массовая реклама",
  help: "Стажёр по рекламе может стать рекламистом: за каждого все кампании проводятся ещё раз.",
  employees: {
    "mass-marketeer": {
      name: "Специалист по массовой рекламе",
      effect: "ещё 1 показ",
      help: "Все кампании всех игроков проводятся ещё раз; сам ничего не размещает и не занят.",
    },
  },
  short: { "mass-marketeer": "Масс. рекл." },
  reasons: {
    "mass-marketeers:tonight": ({ campaigns, runs, pieces, dollars }) =>
      `Кампании (${campaigns}) проводятся сегодня столько раз: ${runs}. Спрос в досягаемости больше на ${pieces}, самое большее $${dollars}.`,
    "mass-marketeers:trained": ({ campaigns, runs, pieces, dollars }) =>
      `На работе даёт провести кампании (${campaigns}) столько раз: ${runs}. Сегодня спрос в досягаемости был бы больше на ${pieces}, самое большее $${dollars}.`,
  },
};
