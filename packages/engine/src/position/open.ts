import type { Malformed } from "@blueplate/kernel";
import type { ScenarioHead } from "@blueplate/kernel/scenario";
import { Result } from "effect";
import { faultAt, type State } from "../model/index.ts";
import { rowsOf } from "../phases/index.ts";
import { assemble, type FoodChainMagnateRules } from "../rules.ts";
import { type Given, readGiven, readMap } from "./given.ts";
import { impossibleOnMap } from "./on-map.ts";
import { faultOfMap, impossible } from "./possible.ts";
import { stateOf } from "./state.ts";

/** The rules as one value, variants applied. */
export type Definition = Parameters<typeof assemble>[0];

/** A position as a file gives it, opened: what it says, the rules of its game, and the state at the start of its phase. */
export interface Opened {
  readonly given: Given;
  readonly rules: FoodChainMagnateRules;
  readonly state: State;
}

/** The position at the start of its phase: the phase begins as in a game, in the round that the file names. */
const began = (definition: Definition, rules: FoodChainMagnateRules, given: Given, state: State): State => {
  let next = state;
  for (const event of rowsOf(definition.course).get(given.phase)?.begin(definition, state) ?? []) {
    next = rules.evolve(next, event._tag === "PhaseBegan" ? { ...event, round: state.round } : event);
  }
  return next;
};

/** Opens `map` and `given` of a file (protocol §4); refused with the field that does not fit, or why the position cannot be. */
export const positionOf = (
  definition: Definition,
  head: ScenarioHead,
  file: Readonly<Record<string, unknown>>,
): Result.Result<Opened, Malformed> => {
  const tiles = readMap(file["map"]);
  if (Result.isFailure(tiles)) return Result.fail(tiles.failure);
  const read = readGiven(head, file["given"]);
  if (Result.isFailure(read)) return Result.fail(read.failure);
  const given = read.success;
  if (!rowsOf(definition.course).has(given.phase)) {
    return Result.fail(faultAt("given.phase", { _tag: "NoSuchPhase" }));
  }
  const early = faultOfMap(definition, tiles.success) ?? impossible(definition, head, given);
  if (early) return Result.fail(early);
  const state = stateOf(definition, head, given, tiles.success);
  const late = impossibleOnMap(definition, head, given, state);
  if (late) return Result.fail(late);
  const rules = assemble(definition, head.config);
  return Result.succeed({ given, rules, state: began(definition, rules, given, state) });
};
