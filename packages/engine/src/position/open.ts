import { applyEvents, diceFor, type Malformed } from "@blueplate/kernel";
import type { ScenarioHead } from "@blueplate/kernel/scenario";
import { Result } from "effect";
import { type Event, faultAt, type State } from "../model/index.ts";
import { assemble, type FoodChainMagnateRules, phaseRow, reducerOf } from "../rules/index.ts";
import type { Ruleset } from "../ruleset/index.ts";
import { type GivenPosition, readGiven, readMap, withModulesGiven } from "./given.ts";
import { impossibleOnMap } from "./on-map.ts";
import { faultOfMap, impossible } from "./possible.ts";
import { stateOf } from "./state.ts";

/** A position as a file gives it, opened: what it says, the rules of its game, and the state at the start of its phase. */
export interface OpenedPosition {
  readonly given: GivenPosition;
  readonly rules: FoodChainMagnateRules;
  readonly state: State;
}

/** The position at the start of its phase: the phase begins as in a game, in the round that the file names. */
const began = (rules: FoodChainMagnateRules, given: GivenPosition, state: State): State => {
  const { round } = state;
  const inRound = (now: State, event: Event): State =>
    rules.evolve(now, event._tag === "PhaseBegan" ? { ...event, round } : event);
  const batch = phaseRow(rules.ruleset, given.phase)?.begin(rules.ruleset, state) ?? [];
  // What a position says of milestones and cards is all there is: nothing follows from its beginning.
  const reducer = { ...reducerOf(rules.ruleset), evolve: inRound, react: () => [] };
  return applyEvents(reducer, state, batch, diceFor("position", 0)).state;
};

/** Opens `map` and `given` of a file (protocol §4); refused with the field that does not fit, or why the position cannot be. */
export const positionOf = (
  ruleset: Ruleset,
  head: ScenarioHead,
  file: Readonly<Record<string, unknown>>,
): Result.Result<OpenedPosition, Malformed> => {
  const tiles = readMap(file["map"]);
  if (Result.isFailure(tiles)) return Result.fail(tiles.failure);
  const read = readGiven(ruleset, head, file["given"]);
  if (Result.isFailure(read)) return Result.fail(read.failure);
  const given = read.success;
  if (!phaseRow(ruleset, given.phase)) {
    return Result.fail(faultAt("given.phase", { _tag: "NoSuchPhase" }));
  }
  const early = faultOfMap(ruleset, tiles.success) ?? impossible(ruleset, head, given);
  if (early) return Result.fail(early);
  const state = withModulesGiven(ruleset, head, given, stateOf(ruleset, head, given, tiles.success));
  const late = impossibleOnMap(ruleset, head, given, state);
  if (late) return Result.fail(late);
  const rules = assemble(ruleset, head.config);
  return Result.succeed({ given, rules, state: began(rules, given, state) });
};
