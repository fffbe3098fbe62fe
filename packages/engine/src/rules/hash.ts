import { fingerprint, type GameConfig, moduleIds } from "@blueplate/kernel";
import type { Ruleset } from "../ruleset/index.ts";

/**
 * The number of the rules as they are written in this package: raised with every change that decides something differently, so
 * that games played before it are looked at and not played on. Formatting and speed do not count.
 */
const RULES_VERSION = 2;

/** A short text that changes with the version of the rules and with every row, option and table of the ruleset. */
export const hashOf = (ruleset: Ruleset, config: GameConfig): string => {
  const { content, options, formulas, forms, events, phases, policies } = ruleset;
  const parts = {
    version: RULES_VERSION,
    // The base game has kept the word that stood here before there were modules.
    ruleset: moduleIds(config).join("+") || "standard",
    content,
    options,
    formulas: Object.keys(formulas),
    forms: Object.keys(forms),
    events: Object.keys(events),
    course: [phases.setup.map(({ id }) => id), phases.round.map(({ id }) => id)],
    policies: policies.length,
  };
  return fingerprint(JSON.stringify(parts));
};
