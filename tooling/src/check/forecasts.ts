import { type Breach, isTest } from "./room.ts";
import type { Import, SourceFile } from "./source.ts";

const FORECASTS = "packages/forecast/";

/** Rows of the base game's phases, its tables of events, formulas and policies, and what folds by them: whatever a variant replaces. */
const BASE_GAME: ReadonlySet<string> = new Set([
  "SETUP_RESTAURANTS",
  "SETUP_RESERVE",
  "RESTRUCTURING",
  "ORDER_OF_BUSINESS",
  "WORKING",
  "DINNERTIME",
  "PAYDAY",
  "MARKETING",
  "CLEANUP",
  "phasesOf",
  "EVOLVE",
  "BLANK",
  "evolve",
  "FORMULAS",
  "FORMS",
  "POLICIES",
  "baseEvents",
  "baseRuleset",
  "baseGame",
  "createGame",
  "withModules",
  "composed",
  "BASE_CONTENT",
]);

/** How all of the engine is imported at once: under a name, passed on, or later. What is taken out of it then nobody reads here. */
const WHOLE = "*";

/** What the base game's tiles reach: whom a campaign reaches is a formula, `recipients`, which modules wrap. */
const GEOMETRY = "housesReached";

const refuse = ({ from, names, typeOnly }: Import): readonly string[] => {
  if (!from.startsWith("@blueplate/engine") || typeOnly) return [];
  if (from !== "@blueplate/engine") return [`forecasts ask the ruleset of the game at hand, not ${from}`];
  if (names.includes(WHOLE)) return ["forecasts import what they need of the engine by name, not all of it"];
  return names
    .filter((name) => BASE_GAME.has(name))
    .map((name) => `forecasts ask the ruleset of the game at hand, not ${name} of the base game`);
};

const refuseGeometry = ({ from, names }: Import): readonly string[] =>
  from === "@blueplate/engine" && names.includes(GEOMETRY)
    ? [`whom a campaign reaches is a formula, not ${GEOMETRY}`]
    : [];

/**
 * What of the base game a forecast imports instead of asking the rules that are played, and what anybody else does. Tests may.
 */
export const restatedRules = ({ path, imports }: SourceFile): readonly Breach[] => {
  if (isTest(path)) return [];
  const refusals = [...(path.startsWith(FORECASTS) ? imports.flatMap(refuse) : []), ...imports.flatMap(refuseGeometry)];
  return refusals.map((message) => ({ path, message }));
};
