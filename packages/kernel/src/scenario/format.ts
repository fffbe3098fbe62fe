import { Result, Schema } from "effect";
import { codecOf } from "../codec.ts";
import { type Malformed, unshaped } from "../refusal.ts";
import { configFor, inSetup } from "../setup.ts";
import type { ScenarioHead, ScenarioHost } from "./host.ts";

/** A step of `when`, its command not decoded yet. */
export type ScenarioStep =
  | { readonly run: string }
  | { readonly by: string; readonly do: unknown }
  | { readonly by: string; readonly try: unknown };

/** A file whose outline fits; the game's own parts are not decoded yet. */
export interface ScenarioFile {
  readonly head: ScenarioHead;
  readonly own: Readonly<Record<string, unknown>>;
  readonly when: readonly ScenarioStep[];
  readonly expected: Readonly<Record<string, unknown>>;
}

const Named = Schema.String.check(Schema.isMinLength(1));

/** Words that people read: of one line, and none of the signs that turn the direction of reading. */
const Line = Named.check(
  Schema.isMaxLength(300),
  Schema.isPattern(/^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u),
);

const outline = {
  scenario: Named,
  title: Line,
  rules: Schema.Array(Named).check(Schema.isMinLength(1)),
  game: Named,
  ruleset: Schema.Union([
    Named,
    Schema.Struct({
      id: Named,
      modules: Schema.optionalKey(Schema.Array(Named)),
      edition: Schema.optionalKey(Named),
      options: Schema.optionalKey(Schema.Record(Schema.String, Schema.Json)),
    }),
  ]),
  players: Schema.Array(Line).check(Schema.isMinLength(1), Schema.isUnique()),
  given: Schema.Unknown,
  when: Schema.Array(Schema.Unknown),
  // oxlint-disable-next-line unicorn/no-thenable -- the word of the file format
  then: Schema.Record(Schema.String, Schema.Unknown),
};

const whole = codecOf(Schema.Struct(outline));

const stepCodecs = {
  run: codecOf(Schema.Struct({ run: Named })),
  do: codecOf(Schema.Struct({ by: Named, do: Schema.Unknown })),
  try: codecOf(Schema.Struct({ by: Named, try: Schema.Unknown })),
};

/** The same fault, its field seen from further outside. */
export const inside = (path: string, fault: Malformed): Malformed => ({
  ...fault,
  field: fault.field === "" || fault.field.startsWith("[") ? `${path}${fault.field}` : `${path}.${fault.field}`,
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const stepOf = (input: unknown, path: string, players: readonly string[]): Result.Result<ScenarioStep, Malformed> => {
  if (!isRecord(input)) return Result.fail(unshaped(path, { _tag: "NoObject" }));
  const kinds = (["run", "do", "try"] as const).filter((kind) => Object.hasOwn(input, kind));
  const [kind] = kinds;
  if (!kind || kinds.length > 1) return Result.fail(unshaped(path, { _tag: "NoStep" }));
  const step: Result.Result<ScenarioStep, Malformed> = stepCodecs[kind].decode(input);
  if (Result.isFailure(step)) return Result.fail(inside(path, step.failure));
  if ("by" in step.success && !players.includes(step.success.by)) {
    return Result.fail(unshaped(`${path}.by`, { _tag: "UnknownPlayer", name: step.success.by }));
  }
  return step;
};

/** A refused configuration, told by the fields of a scenario file. */
export const inRuleset = (fault: Malformed): Malformed => {
  const { field, ...rest } = inSetup(fault);
  return { ...rest, field: field === "seats" ? "players" : field === "ruleset" ? field : `ruleset.${field}` };
};

/** The outline of a scenario file for `host`, or the field that does not fit. */
export const readScenario = (host: ScenarioHost, input: unknown): Result.Result<ScenarioFile, Malformed> => {
  if (!isRecord(input)) return Result.fail(unshaped("file", { _tag: "NoObject" }));
  const own: Record<string, unknown> = {};
  const common: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(input)) (host.fields.includes(key) ? own : common)[key] = value;
  const decoded = whole.decode(common);
  if (Result.isFailure(decoded)) return Result.fail(decoded.failure);
  const { scenario, title, rules, ruleset, players, given, then } = decoded.success;
  const { id, ...chosen } = typeof ruleset === "string" ? { id: ruleset } : ruleset;
  const config = configFor(host.game, { ...chosen, ruleset: id, seats: players.length });
  if (Result.isFailure(config)) return Result.fail(config.failure);
  const steps: ScenarioStep[] = [];
  for (const [index, each] of decoded.success.when.entries()) {
    const step = stepOf(each, `when[${index}]`, players);
    if (Result.isFailure(step)) return Result.fail(step.failure);
    steps.push(step.success);
  }
  const head = { scenario, title, rules, config: config.success, players };
  return Result.succeed({ head, own: { ...own, given }, when: steps, expected: then });
};
