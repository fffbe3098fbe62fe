import type { ModuleWords } from "@blueplate/words";
import type { GuideReason } from "../reasons.ts";

export const words: ModuleWords<GuideReason> = {
  name: "Gourmet Food Critics",
  help: "Marketing trainees may become gourmet food critics: their guides reach every house with a garden.",
  employees: {
    "gourmet-food-critic": {
      name: "Gourmet Food Critic",
      effect: "gourmet guide",
      help: "Places a gourmet guide beside the map for up to 3 rounds.",
    },
  },
  short: { "gourmet-food-critic": "Food critic" },
  campaigns: { "gourmet-guide": { name: "Gourmet guide", reach: "every house with a garden" } },
  reasons: {
    "gourmet-food-critics:guide": ({ houses, rounds }, { list }) =>
      `The guide is read wherever there is a garden, near or far: ${houses.length === 1 ? "house" : "houses"} ${list(houses)}, ${
        rounds === null ? "for the rest of the game" : `for ${rounds} ${rounds === 1 ? "round" : "rounds"}`
      }.`,
    "gourmet-food-critics:trained": ({ houses }, { list }) =>
      `A guide would be read at ${houses.length === 1 ? "house" : "houses"} ${list(houses)}, where there is a garden.`,
    "gourmet-food-critics:reader": ({ house, guides, rounds }, { list }) =>
      `House ${house} reads ${guides.length === 1 ? "guide" : "guides"} ${list(guides)} from now on, ${
        rounds === null ? "for the rest of the game" : `for ${rounds} ${rounds === 1 ? "round" : "rounds"} more`
      }.`,
  },
};
