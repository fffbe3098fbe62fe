import { Schema, SchemaTransformation } from "effect";
import type { GameConfig, ModuleChoice } from "./rules.ts";

const EncodedChoice = Schema.Struct({
  id: Schema.String,
  version: Schema.Natural,
  options: Schema.optionalKey(Schema.Record(Schema.String, Schema.Json)),
});

const CurrentConfig = Schema.Struct({
  modules: Schema.Array(EncodedChoice),
  edition: Schema.optionalKey(Schema.String),
  options: Schema.Record(Schema.String, Schema.Json),
  seats: Schema.Natural,
  opening: Schema.optionalKey(Schema.Json),
});

const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === "object" && input !== null && !Array.isArray(input);

/** What configurations called the base game that were written before there were modules, whatever its preset is called since. */
const FORMER_BASE = "standard";

/** The ruleset of such a configuration, as modules. */
const modulesOfRuleset = (ruleset: string): readonly ModuleChoice[] =>
  ruleset === FORMER_BASE ? [] : [{ id: ruleset, version: 1 }];

/** A configuration as JSON in the form of today, whichever it was written in; what is none stays as it is. */
export const upcastConfig = (input: unknown): unknown => {
  if (!isObject(input) || typeof input["ruleset"] !== "string" || "modules" in input) return input;
  const { ruleset, ...rest } = input;
  return { modules: modulesOfRuleset(input["ruleset"]), ...rest };
};

/** The same of a configuration that the program itself has written down. */
// cast: what was written is a configuration, of today or of before.
export const storedConfig = (written: unknown): GameConfig => upcastConfig(written) as GameConfig;

/** A configuration as JSON, whatever the game: read in any form that there was, written in that of today. */
export const EncodedConfig = Schema.Json.pipe(
  Schema.decodeTo(
    CurrentConfig,
    SchemaTransformation.transform({
      // cast: what does not fit is refused by the form that it is then read in.
      decode: (input) => upcastConfig(input) as typeof CurrentConfig.Encoded,
      encode: (config): Schema.Json => config,
    }),
  ),
);
