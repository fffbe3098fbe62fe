import { diceFor, type Malformed, type NotNow, type Refusal, refusal, runPhase } from "@blueplate/kernel";
import { inRuleset, type ScenarioPosition, type ScenarioHead, type ScenarioHost } from "@blueplate/kernel/scenario";
import { Result } from "effect";
import type { FoodChainMagnate } from "../game.ts";
import type { Command, Event, Phase, State } from "../model/index.ts";
import { openingOf, positionOf } from "../position/index.ts";
import { rulesetOf } from "../rules/index.ts";
import { partsOf } from "./parts.ts";
import { fieldsOf, expressibleStateOf } from "./write.ts";

type Scene = ScenarioPosition<State, Command, Event>;

/** The phases that run without anybody, but for the freezers of clean-up. */
const AUTOMATIC: readonly string[] = ["dinnertime", "marketing", "cleanup"] satisfies readonly Phase[];

const openIn = (
  game: FoodChainMagnate,
  head: ScenarioHead,
  file: Readonly<Record<string, unknown>>,
): Result.Result<Scene, Malformed> => {
  const rules = game.load(head.config);
  if (Result.isFailure(rules)) return Result.fail(inRuleset(rules.failure));
  const { ruleset, config } = rules.success;
  return Result.map(positionOf(ruleset, { ...head, config }, file), (opened) => ({
    rules: opened.rules,
    state: opened.state,
  }));
};

/** Goes on by itself as long as the phase lets it, or until somebody must decide. */
const goOn = ({ rules, state }: Scene, during: (phase: string) => boolean): Scene => ({
  rules,
  state: runPhase(rules, state, [], diceFor("scenario", 0), ({ stage }) => during(stage._tag)).state,
});

const run = (position: Scene, phase: string): Result.Result<Scene, Refusal> => {
  // A phase of decisions in which nobody has any (a payday without employees) is passed on the way (A1).
  const start = goOn(position, (each) => !AUTOMATIC.includes(each));
  if (!AUTOMATIC.includes(phase) || start.state.stage._tag !== phase) {
    return Result.fail(refusal<NotNow>({ _tag: "NotNow", rule: "R4.1.2", command: phase }));
  }
  return Result.succeed(goOn(start, (each) => each === phase));
};

/** The part of a Food Chain Magnate with modules in scenario files (protocol §4). */
export const scenariosOf = (game: FoodChainMagnate): ScenarioHost<State, Command, Event> => ({
  game,
  fields: ["map"],
  open: (head, file) => openIn(game, head, file),
  run,
  parts: (head) =>
    Result.match(game.load(head.config), { onFailure: () => ({}), onSuccess: ({ ruleset }) => partsOf(head, ruleset) }),
  write: (head, { rules, state }) => fieldsOf(rulesetOf(rules), head, state),
  expressibleState: expressibleStateOf,
  opening: openingOf,
  telling: ["phase", "round", "turnOrder", "bank", "breaks", "cash"],
});
