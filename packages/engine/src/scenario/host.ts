import { diceFor, type Malformed, type NotNow, type Refusal, refusal } from "@blueplate/kernel";
import { type Position, type ScenarioHead, type ScenarioHost } from "@blueplate/kernel/scenario";
import { Result } from "effect";
import { foodChainMagnate, loadDefinition } from "../game.ts";
import { type Command, type Event, faultAt, type Phase, type State } from "../model/index.ts";
import { rowsOf } from "../phases/index.ts";
import { assemble, type FoodChainMagnateRules } from "../rules.ts";
import { readGiven, readMap, type Given } from "./given.ts";
import { impossibleOnMap } from "./on-map.ts";
import { partsOf } from "./parts.ts";
import { stateOf } from "./position.ts";
import { faultOfMap, impossible } from "./possible.ts";
import { fieldsOf, toldOf } from "./write.ts";

/** The rules as one value, variants applied. */
type Definition = Parameters<typeof assemble>[0];
type Scene = Position<State, Command, Event>;

/** A refused configuration, told by the fields of a scenario file. */
const inFile = (fault: Malformed): Malformed => {
  if (fault.field === "seats") return { ...fault, field: "players" };
  return fault.field === "ruleset" ? fault : { ...fault, field: `ruleset.${fault.field}` };
};

/** The phases that run without anybody, but for the freezers of clean-up. */
const AUTOMATIC: readonly string[] = ["dinnertime", "marketing", "cleanup"] satisfies readonly Phase[];

/** Folds facts with what each brings about, and nothing that follows by itself. */
const fold = ({ rules, state }: Scene, events: readonly Event[]): Scene => {
  let next: Scene = { rules, state };
  for (const event of events) {
    next = { rules, state: rules.evolve(next.state, event) };
    next = fold(next, rules.react(next.state, event, diceFor("scenario", 0)));
  }
  return next;
};

/** The position at the start of its phase: the phase begins as in a game, in the round that the file names. */
const began = (definition: Definition, rules: FoodChainMagnateRules, given: Given, state: State): State => {
  let next = state;
  for (const event of rowsOf(definition.course).get(given.phase)?.begin(definition, state) ?? []) {
    next = rules.evolve(next, event._tag === "PhaseBegan" ? { ...event, round: state.round } : event);
  }
  return next;
};

const open = (head: ScenarioHead, file: Readonly<Record<string, unknown>>): Result.Result<Scene, Malformed> => {
  const loaded = loadDefinition(head.config);
  if (Result.isFailure(loaded)) return Result.fail(inFile(loaded.failure));
  const definition = loaded.success;
  const tiles = readMap(file["map"]);
  if (Result.isFailure(tiles)) return Result.fail(tiles.failure);
  const given = readGiven(head, file["given"]);
  if (Result.isFailure(given)) return Result.fail(given.failure);
  if (!rowsOf(definition.course).has(given.success.phase)) {
    return Result.fail(faultAt("given.phase", { _tag: "NoSuchPhase" }));
  }
  const early = faultOfMap(definition, tiles.success) ?? impossible(definition, head, given.success);
  if (early) return Result.fail(early);
  const state = stateOf(definition, head, given.success, tiles.success);
  const late = impossibleOnMap(definition, head, given.success, state);
  if (late) return Result.fail(late);
  const rules = assemble(definition, head.config);
  return Result.succeed({ rules, state: began(definition, rules, given.success, state) });
};

/** Goes on by itself as long as the phase lets it, or until somebody must decide. */
const goOn = (position: Scene, during: (phase: string) => boolean): Scene => {
  let next = position;
  while (during(next.state.stage._tag)) {
    const events = next.rules.advance(next.state, diceFor("scenario", 0));
    if (events.length === 0) break;
    next = fold(next, events);
  }
  return next;
};

const run = (position: Scene, phase: string): Result.Result<Scene, Refusal> => {
  // A phase of decisions in which nobody has any (a payday without employees) is passed on the way (A1).
  const start = goOn(position, (each) => !AUTOMATIC.includes(each));
  if (!AUTOMATIC.includes(phase) || start.state.stage._tag !== phase) {
    return Result.fail(refusal<NotNow>({ _tag: "NotNow", rule: "R4.1.2", command: phase }));
  }
  return Result.succeed(goOn(start, (each) => each === phase));
};

/** Food Chain Magnate's part of scenario files (protocol §4). */
export const foodChainMagnateScenarios: ScenarioHost<State, Command, Event> = {
  game: foodChainMagnate,
  fields: ["map"],
  open,
  run,
  parts: (head) => {
    const definition = loadDefinition(head.config);
    return Result.isSuccess(definition) ? partsOf(head, definition.success) : {};
  },
  write: (head, { state }) => {
    const definition = loadDefinition(head.config);
    return Result.isSuccess(definition) ? fieldsOf(definition.success, head, state) : null;
  },
  told: toldOf,
  telling: ["phase", "round", "turnOrder", "bank", "breaks", "cash"],
};
