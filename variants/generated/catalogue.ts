// Written by tooling/bootstrap/variants.mjs from the folders of variants. Not for editing.
import { createGame, type Module, presetsOf } from "@blueplate/engine";
import { choicesFor, type GameConfig, type ModuleChoice } from "@blueplate/kernel";
import { variant as fryChefs } from "../fry-chefs/variant.ts";
import { variant as introductory } from "../introductory/variant.ts";
import { variant as secondGame } from "../second-game/variant.ts";

/** Every module that can be played, in the order in which they take effect. */
export const MODULES: readonly Module[] = [fryChefs, introductory, secondGame];

/** Food Chain Magnate with all of them. */
export const foodChainMagnate = createGame({ modules: MODULES, presets: presetsOf(MODULES) });

/** The rules for a configuration, or a refusal that names the field which does not fit. */
export const loadRules = (config: GameConfig): ReturnType<typeof foodChainMagnate.load> => foodChainMagnate.load(config);

/** The modules of a preset, as a configuration names them; none for a preset that there is not. */
export const modulesOf = (preset: string): readonly ModuleChoice[] =>
  choicesFor(foodChainMagnate, foodChainMagnate.presets.find(({ id }) => id === preset)?.modules ?? []);
