import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
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
};
