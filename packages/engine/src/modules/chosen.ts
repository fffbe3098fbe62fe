import type { Json } from "@blueplate/kernel";
import { EDITIONS } from "../content/index.ts";
import type { Module, ModuleRules } from "./module.ts";

/** A module that was chosen for a game, with what it changes in that game. */
export interface ChosenModule {
  readonly id: string;
  readonly rules: ModuleRules;
}

/** What a module changes with its own options decided. */
export const chosenWith = (module: Module, options: Readonly<Record<string, Json>>): ChosenModule => ({
  id: module.id,
  rules: module.rules(options),
});

/** What a module changes with its own options as the first edition usually has them. */
export const usualRulesOf = (module: Module): ModuleRules =>
  module.rules(Object.fromEntries((module.options ?? []).map(({ id, defaults }) => [id, defaults[EDITIONS[0]] ?? ""])));
