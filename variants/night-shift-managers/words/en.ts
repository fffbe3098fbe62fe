import type { ModuleWords } from "@blueplate/words";
import type { NightReason } from "../reasons.ts";

export const words: ModuleWords<NightReason> = {
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
  reasons: {
    "night-shift-managers:twice": ({ cards, count, pieces, dollars }, { name, list }) =>
      `By night ${list(cards.map(name))}: ${list([
        `${count} more ${count === 1 ? "act" : "acts"}`,
        ...(pieces > 0 ? [`${pieces} more ${pieces === 1 ? "piece" : "pieces"}`] : []),
        ...(dollars > 0 ? [`$${dollars} more of waitresses`] : []),
      ])}.`,
    "night-shift-managers:hired": ({ count }) =>
      `${count} ${count === 1 ? "card" : "cards"} without a salary would act twice at work beside it.`,
  },
};
