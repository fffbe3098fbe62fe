import { Result, Schema } from "effect";
import { codecOf } from "../codec.ts";
import { diceFor } from "../dice.ts";
import type { Json } from "../json.ts";
import { check, play, runToDecision } from "../play.ts";
import { type Malformed, type Refusal, unshaped } from "../refusal.ts";
import { mismatches, type Mismatch } from "./compare.ts";
import { inside, readScenario, type ScenarioFile, type ScenarioStep } from "./format.ts";
import type { ScenarioPosition, ScenarioHead, ScenarioHost } from "./host.ts";
import { commandIn, commonParts, lookLegal, seatNamed } from "./parts.ts";

/** What a scenario came to: its id, and why it failed, or null. */
export interface ScenarioResult {
  readonly scenario: string;
  readonly fault: string | null;
}

/** The position after a step, with the refusal when there was one. */
export interface ScenarioRun {
  readonly position: ScenarioPosition;
  readonly refused: Refusal | null;
}

const jsonText = (value: Json): string => JSON.stringify(value);

const describeMismatch = ({ path, expected, got }: Mismatch): string =>
  `${path}: expected ${jsonText(expected)}, got ${jsonText(got)}`;

const describeRefusal = ({ _tag, rule, ...details }: Refusal): string =>
  `refused ${_tag}${rule ? ` (${rule})` : ""}${Object.keys(details).length > 0 ? ` ${JSON.stringify(details)}` : ""}`;

const describeFault = (fault: Malformed): string => `${fault.field || "file"}: ${fault.message}`;

const runPhase = (host: ScenarioHost, position: ScenarioPosition, phase: string, path: string) => {
  const ran = host.run(position, phase);
  return Result.isFailure(ran)
    ? Result.fail(`${path}: expected ${jsonText(phase)} to run, got ${describeRefusal(ran.failure)}`)
    : Result.succeed({ position: ran.success, refused: null });
};

const takeStep = (
  host: ScenarioHost,
  head: ScenarioHead,
  position: ScenarioPosition,
  step: ScenarioStep,
  index: number,
): Result.Result<ScenarioRun, string> => {
  const path = `when[${index}]`;
  if ("run" in step) return runPhase(host, position, step.run, `${path}.run`);
  const mustPass = "do" in step;
  const where = `${path}.${mustPass ? "do" : "try"}`;
  const seat = seatNamed(head, step.by, `${path}.by`);
  if (Result.isFailure(seat)) return Result.fail(describeFault(seat.failure));
  const command = commandIn(position, mustPass ? step.do : step.try, where);
  if (Result.isFailure(command)) return Result.fail(describeFault(command.failure));
  const dice = diceFor("scenario", index);
  const refused = check(position.rules, position.state, seat.success, command.success);
  // What nobody has to decide is taken as in a game when the next command waits for it.
  const waits = mustPass && refused?._tag === "NotNow";
  const state = waits ? runToDecision(position.rules, position.state, [], dice).state : position.state;
  const played = play(position.rules, state, seat.success, command.success, dice);
  if (Result.isSuccess(played)) {
    return mustPass
      ? Result.succeed({ position: { ...position, state: played.success.state }, refused: null })
      : Result.fail(`${where}: expected refused, got accepted`);
  }
  return mustPass
    ? Result.fail(`${where}: expected accepted, got ${describeRefusal(played.failure)}`)
    : Result.succeed({ position, refused: played.failure });
};

const Legal = codecOf(Schema.Array(Schema.Struct({ by: Schema.String, do: Schema.Json, is: Schema.Boolean })));

const lookAtLegal = (head: ScenarioHead, position: ScenarioPosition, input: unknown) => {
  const expected = Legal.decode(input);
  if (Result.isFailure(expected)) return Result.fail(inside("then.legal", expected.failure));
  return Result.map(lookLegal(head, position, expected.success), (got) =>
    mismatches("then.legal", expected.success, got, true),
  );
};

const lookAtAll = (
  host: ScenarioHost,
  file: ScenarioFile,
  position: ScenarioPosition,
  refused: Refusal | null,
): Result.Result<readonly Mismatch[], Malformed> => {
  const parts = { ...host.parts(file.head), ...commonParts(file.head, refused) };
  const found: Mismatch[] = [];
  for (const [name, input] of Object.entries(file.expected)) {
    const path = `then.${name}`;
    if (name === "legal") {
      const legal = lookAtLegal(file.head, position, input);
      if (Result.isFailure(legal)) return Result.fail(legal.failure);
      found.push(...legal.success);
      continue;
    }
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (!part) return Result.fail(unshaped(path, { _tag: "UnknownField" }));
    const expected = part.codec.decode(input);
    if (Result.isFailure(expected)) return Result.fail(inside(path, expected.failure));
    const absent = part.absent?.(position, expected.success);
    if (absent) return Result.fail(inside(path, absent));
    const got = part.look(position, expected.success);
    found.push(...mismatches(path, expected.success, got, part.ordered));
  }
  return Result.succeed(found);
};

/** The position after all steps of a file, with the last refusal; or what went otherwise than its steps say. */
export const walkScenario = (host: ScenarioHost, file: ScenarioFile): Result.Result<ScenarioRun, string> => {
  const opened = host.open(file.head, file.own);
  if (Result.isFailure(opened)) return Result.fail(describeFault(opened.failure));
  let now: ScenarioRun = { position: opened.success, refused: null };
  for (const [index, step] of file.when.entries()) {
    const next = takeStep(host, file.head, now.position, step, index);
    if (Result.isFailure(next)) return Result.fail(next.failure);
    now = { position: next.success.position, refused: next.success.refused ?? now.refused };
  }
  return Result.succeed(now);
};

const faultOf = (host: ScenarioHost, file: ScenarioFile): string | null => {
  const walked = walkScenario(host, file);
  if (Result.isFailure(walked)) return walked.failure;
  const looked = lookAtAll(host, file, walked.success.position, walked.success.refused);
  if (Result.isFailure(looked)) return describeFault(looked.failure);
  const [first, ...more] = looked.success;
  return first ? describeMismatch(first) + (more.length > 0 ? ` (and ${more.length} more)` : "") : null;
};

const idOf = (input: unknown, name: string): string =>
  typeof input === "object" && input !== null && "scenario" in input && typeof input.scenario === "string"
    ? input.scenario
    : name;

/** Runs a scenario, given as parsed JSON; `name` stands for its id where the file does not say one. */
export const runScenario = (hosts: readonly ScenarioHost[], input: unknown, name: string): ScenarioResult => {
  const scenario = idOf(input, name);
  const game = typeof input === "object" && input !== null && "game" in input ? input.game : undefined;
  if (game === undefined) return { scenario, fault: "game: is missing" };
  const host = hosts.find((each) => each.game.id === game);
  if (!host) return { scenario, fault: `game: unknown game ${JSON.stringify(game)}` };
  const file = readScenario(host, input);
  return { scenario, fault: Result.isFailure(file) ? describeFault(file.failure) : faultOf(host, file.success) };
};

/** The position that a scenario file gives, before its steps: what it says of itself, rules and state; or what does not fit. */
export const openScenario = (
  host: ScenarioHost,
  input: unknown,
): Result.Result<{ readonly head: ScenarioHead; readonly position: ScenarioPosition }, Malformed> => {
  const file = readScenario(host, input);
  if (Result.isFailure(file)) return Result.fail(file.failure);
  const { head, own } = file.success;
  return Result.map(host.open(head, own), (position) => ({ head, position }));
};
