import type { Module } from "./definition.ts";
import { introductory } from "./introductory.ts";
import { secondGame } from "./second-game.ts";

export type { Definition, EventEntry, FormEntry, Module } from "./definition.ts";

/** The rulesets by id, each with the modules that make it out of the base game. */
export const RULESETS: Readonly<Record<string, readonly Module[]>> = {
  standard: [],
  introductory: [introductory],
  "second-game": [secondGame],
};
