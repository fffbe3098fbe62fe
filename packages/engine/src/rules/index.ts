export { assemble, type FoodChainMagnateRules, GAME_ID, initialStateOf, isMagnate, rulesetOf } from "./assemble.ts";
export { baseEvents, baseRuleset, withModules } from "./base.ts";
export { glanceOf } from "./glance.ts";
export { RULES_VERSION } from "./hash.ts";
export { type PhaseRunChoices, type PhaseSpan, phaseRow, reducerOf, runPhases } from "./reducer.ts";
