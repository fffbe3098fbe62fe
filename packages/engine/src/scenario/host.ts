import { diceFor, type Malformed, type NotNow, type Refusal, refusal } from "@blueplate/kernel";
import { type Position, type ScenarioHead, type ScenarioHost } from "@blueplate/kernel/scenario";
import { Result } from "effect";
import { foodChainMagnate, loadDefinition } from "../game.ts";
import type { Command, Event, Phase, State } from "../model/index.ts";
import { openingOf, positionOf } from "../position/index.ts";
import { partsOf } from "./parts.ts";
import { fieldsOf, toldOf } from "./write.ts";

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

const open = (head: ScenarioHead, file: Readonly<Record<string, unknown>>): Result.Result<Scene, Malformed> => {
  const definition = loadDefinition(head.config);
  if (Result.isFailure(definition)) return Result.fail(inFile(definition.failure));
  return Result.map(positionOf(definition.success, head, file), ({ rules, state }) => ({ rules, state }));
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
  opening: openingOf,
  telling: ["phase", "round", "turnOrder", "bank", "breaks", "cash"],
};
