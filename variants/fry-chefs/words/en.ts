import type { ModuleWords } from "@blueplate/words";
import type { FriesReason } from "../reasons.ts";

export const words: ModuleWords<FriesReason> = {
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
  reasons: {
    "fry-chefs:tonight": ({ each, houses, dollars }, { list, dollars: money }) =>
      houses.length === 0
        ? `Fries: $${each} at every house that buys; none does tonight as things stand.`
        : `Fries: $${each} at every house that buys, about ${money(dollars)} tonight from ${houses.length === 1 ? "house" : "houses"} ${list(houses)}.`,
    "fry-chefs:trained": ({ each, houses, dollars }, { list, dollars: money }) =>
      houses.length === 0
        ? `Fries: $${each} at every house that buys.`
        : `Fries: $${each} at every house that buys. Tonight that would be about ${money(dollars)} from ${houses.length === 1 ? "house" : "houses"} ${list(houses)}.`,
  },
};
