// Written by tooling/bootstrap/variants.mjs from the folders of variants. Not for editing.
import { createGame, presetsOf } from "@blueplate/engine";
import { variant as fryChefs } from "../fry-chefs/variant.ts";

/** Every module that can be played, in the order in which they take effect. */
const MODULES = [fryChefs];

/** Food Chain Magnate with all of them. */
export const foodChainMagnate = createGame({ modules: MODULES, presets: presetsOf(MODULES) });

/** The rules for a configuration, or a refusal that names the field which does not fit. */
export const { load: loadRules } = foodChainMagnate;
