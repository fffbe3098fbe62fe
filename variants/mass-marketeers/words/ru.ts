import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
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
};
