import type { Json } from "@blueplate/kernel";
import { EDITIONS } from "../content/index.ts";
import type { Module, ModuleRules, RulesContext } from "./module.ts";

/** A module that was chosen for a game, with what it changes in that game. */
export interface ChosenModule {
  readonly id: string;
  readonly rules: ModuleRules;
}

/** The players of the base game (R1.1). */
export const SEATS = { min: 2, max: 5 } as const;

/** What a module changes in a game, with its own options decided. */
export const chosenWith = (
  module: Module,
  options: Readonly<Record<string, Json>>,
  context: RulesContext,
): ChosenModule => ({ id: module.id, rules: module.rules(options, context) });

/** What a module changes with its own options as the first edition usually has them; by the fewest players that it is for unless said. */
export const usualRulesOf = (module: Module, seats = (module.seats ?? SEATS).min): ModuleRules => {
  const [edition] = EDITIONS;
  const options = (module.options ?? []).map(({ id, defaults }) => [id, defaults[edition] ?? ""]);
  return module.rules(Object.fromEntries(options), { seats, edition });
};

/** The same by each number of players that it is for, the fewest first. */
export const usualRulesBySeats = (module: Module): readonly ModuleRules[] => {
  const { min, max } = module.seats ?? SEATS;
  return Array.from({ length: max - min + 1 }, (_, more) => usualRulesOf(module, min + more));
};
