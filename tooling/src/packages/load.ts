import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createGame, type Module, presetsOf } from "@blueplate/engine";
import { codecOf } from "@blueplate/kernel";
import { Result, Schema } from "effect";
import type { PackageManifest } from "./manifest.ts";

const Ids = Schema.optionalKey(Schema.Array(Schema.String));
const Count = Schema.Int.check(Schema.isGreaterThan(0));
const WORDS = codecOf(
  Schema.Struct({
    name: Schema.String.check(Schema.isMinLength(1)),
    help: Schema.String.check(Schema.isMinLength(1)),
  }),
);

const headOf = (module: string) => ({
  id: Schema.Literal(module),
  version: Count,
  preset: Schema.optionalKey(Schema.Boolean),
  seats: Schema.optionalKey(Schema.Struct({ min: Count, max: Count })),
  requires: Ids,
  conflicts: Ids,
});

const picked = (value: object, fields: readonly string[]): unknown =>
  Object.fromEntries(Object.entries(value).filter(([field]) => fields.includes(field)));

/** What a file of a package exports under a name; a file that is not there, or fails, is a fault. */
const exported = async (folder: string, file: string, name: string): Promise<Result.Result<object, string>> => {
  if (!existsSync(join(folder, file))) return Result.fail(`${file}: it is not there`);
  try {
    // cast: a namespace, of which nothing is known yet.
    const found = ((await import(pathToFileURL(join(folder, file)).href)) as Readonly<Record<string, unknown>>)[name];
    return typeof found === "object" && found !== null
      ? Result.succeed(found)
      : Result.fail(`${file}: ${name}: missing`);
  } catch (error) {
    return Result.fail(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const decoded = <A>(
  codec: ReturnType<typeof codecOf<A, unknown>>,
  value: object,
  fields: readonly string[],
  at: string,
): Result.Result<A, string> =>
  Result.mapError(codec.decode(picked(value, fields)), ({ field, message }) => `${at}.${field}: ${message}`);

/** The game with this module alone; what it needs beside it is looked at once all packages are known. */
const tried = (module: Module): Result.Result<Module, string> => {
  const { id, version, seats, requires = [] } = module;
  try {
    const game = createGame({ modules: [module], presets: presetsOf([module]) });
    if (requires.length > 0) return Result.succeed(module);
    const config = { modules: [{ id, version }], options: {}, seats: seats?.min ?? 2 };
    return Result.mapBoth(game.load(config), {
      onSuccess: () => module,
      onFailure: ({ field, message }) => `variant.js: ${field}: ${message}`,
    });
  } catch (error) {
    return Result.fail(`variant.js: rules: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** What a file of a package exports, if the package has that file. */
const optional = async (folder: string, file: string, name: string): Promise<Result.Result<object | null, string>> =>
  existsSync(join(folder, file)) ? await exported(folder, file, name) : Result.succeed(null);

/** The module that a package announces, with a head that fits; what its rules return is not known yet. */
const moduleIn = async (folder: string, module: string): Promise<Result.Result<Module, string>> => {
  const variant = await exported(folder, "variant.js", "variant");
  if (Result.isFailure(variant)) return Result.fail(variant.failure);
  const fields = headOf(module);
  const head = decoded(codecOf(Schema.Struct(fields)), variant.success, Object.keys(fields), "variant.js: variant");
  if (Result.isFailure(head)) return Result.fail(head.failure);
  return "rules" in variant.success && typeof variant.success.rules === "function"
    ? // cast: its head was decoded, and its rules are a function.
      Result.succeed(variant.success as Module)
    : Result.fail("variant.js: variant.rules: it is no function");
};

/** Runs the code of an unpacked package: its module, which must be the one announced and make a game, its English words, its face and its reasons. */
export const loadModule = async (
  folder: string,
  { module }: PackageManifest,
): Promise<Result.Result<Module, string>> => {
  const variant = await moduleIn(folder, module);
  if (Result.isFailure(variant)) return variant;
  const words = await exported(folder, "words/en.js", "words");
  if (Result.isFailure(words)) return Result.fail(words.failure);
  const said = decoded(WORDS, words.success, ["name", "help"], "words/en.js: words");
  if (Result.isFailure(said)) return Result.fail(said.failure);
  for (const each of ["face", "reasons"]) {
    const found = await optional(folder, `${each}.js`, each);
    if (Result.isFailure(found)) return Result.fail(found.failure);
  }
  return tried(variant.success);
};

const declare = (path: string, text: string): void => {
  if (!existsSync(path)) writeFileSync(path, text);
};

/** Says to TypeScript what the files of a package are, where the package does not. */
export const declareTypes = (folder: string): void => {
  const module = `import type { Module } from "@blueplate/engine";\nexport declare const variant: Module;\n`;
  declare(join(folder, "variant.d.ts"), module);
  if (existsSync(join(folder, "face.js"))) {
    const face = `import type { Face } from "@blueplate/variants/face";\nexport declare const face: Face;\n`;
    declare(join(folder, "face.d.ts"), face);
  }
  if (existsSync(join(folder, "reasons.js"))) {
    const reasons = `import type { ModuleReasons } from "@blueplate/variants/reason";\nexport declare const reasons: ModuleReasons;\n`;
    declare(join(folder, "reasons.d.ts"), reasons);
  }
  for (const file of readdirSync(join(folder, "words")).filter((name) => name.endsWith(".js"))) {
    const words = `import type { ModuleWords } from "@blueplate/words";\nexport declare const words: ModuleWords;\n`;
    declare(join(folder, "words", file.replace(/\.js$/, ".d.ts")), words);
  }
};
