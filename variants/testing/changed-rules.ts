import { assemble, type FoodChainMagnateRules } from "@blueplate/engine";
import type { RulesetEdit } from "@blueplate/engine/testing/ruleset-edits";
import type { GameConfig } from "@blueplate/kernel";
import { loadRules, modulesOf } from "@blueplate/variants";
import { Result } from "effect";

/** The rules of a game (`standard`, `introductory`, `second-game`) with changes. */
export const changedRules = (edits: readonly RulesetEdit[], seats = 2, game = "standard"): FoodChainMagnateRules => {
  const config: GameConfig = { modules: modulesOf(game), options: {}, seats };
  const { ruleset } = Result.getOrThrow(loadRules(config));
  return assemble(
    edits.reduce((edited, edit) => edit(edited), ruleset),
    config,
  );
};
