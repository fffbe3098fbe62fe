import type { ModuleWords } from "@blueplate/words";

export const words: ModuleWords = {
  name: "Mass Marketeers",
  help: "Marketing trainees may become mass marketeers: all campaigns of the town run once more for each.",
  employees: {
    "mass-marketeer": {
      name: "Mass Marketeer",
      effect: "1 more run",
      help: "All campaigns, of everybody, run once more in the marketing phase; places none and never goes away.",
    },
  },
  short: { "mass-marketeer": "Mass mkt." },
};
