import type { Module } from "./module.ts";
import { introductory } from "./introductory.ts";
import { secondGame } from "./second-game.ts";

export * from "./compose.ts";
export * from "./define.ts";
export type * from "./module.ts";

/** The rulesets by id, each with the modules that make it out of the base game. */
export const RULESETS = {
  standard: [],
  introductory: [introductory],
  "second-game": [secondGame],
} as const satisfies Readonly<Record<string, readonly Module[]>>;

/** The id of a ruleset. */
export type RulesetId = keyof typeof RULESETS;

const BY_ID: Readonly<Record<string, readonly Module[]>> = RULESETS;

/** The modules of a ruleset; none of one that there is not. */
export const modulesOf = (ruleset: string): readonly Module[] => BY_ID[ruleset] ?? [];
