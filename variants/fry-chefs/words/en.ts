import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "Fry Chefs",
  help: "Cooks may become fry chefs: $10 for every house that buys from you.",
  employees: {
    "fry-chef": {
      name: "Fry Chef",
      effect: "+$10 a house",
      help: "Brings $10 for every house that your chain sells to, whatever it buys.",
    },
  },
  short: { "fry-chef": "Fry chef" },
  payments: { "fry-chefs:fries": (amount, { who }, seat) => [who(seat), ` earns ${amount} with fries.`] },
};
