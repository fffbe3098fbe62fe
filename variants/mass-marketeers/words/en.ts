import type { ModuleWords } from "@blueplate/words";
import type { RunsReason } from "../reasons.ts";

export const words: ModuleWords<RunsReason> = {
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
  reasons: {
    "mass-marketeers:tonight": ({ campaigns, runs, pieces, dollars }) =>
      `${campaigns} ${campaigns === 1 ? "campaign runs" : "campaigns run"} ${runs} times tonight: ${pieces} more ${pieces === 1 ? "piece" : "pieces"} asked for within reach, $${dollars} at most.`,
    "mass-marketeers:trained": ({ campaigns, runs, pieces, dollars }) =>
      `At work it lets ${campaigns} ${campaigns === 1 ? "campaign" : "campaigns"} run ${runs} times: tonight that would be ${pieces} more ${pieces === 1 ? "piece" : "pieces"} asked for within reach, $${dollars} at most.`,
  },
};
