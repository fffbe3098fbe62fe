import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Module } from "@blueplate/engine";
import { codecOf } from "@blueplate/kernel";
import { Result, Schema } from "effect";
import { declareTypes, loadModule } from "./load.ts";
import { type PackageManifest, readManifest } from "./manifest.ts";
import { type PackageSpec, packageSpecs } from "./spec.ts";
import { integrityOf, tarballOf, unpack } from "./unpack.ts";

/** A package that is a variant of this server. */
export interface InstalledPackage extends PackageManifest {
  /** The words of the setting. */
  readonly spec: string;
  /** What its tarball is, byte for byte. */
  readonly integrity: string;
}

/** The list that stands beside the packages; `tooling/bootstrap/variants.mjs` reads it. */
const LIST = "installed.json";
const written = (packages: readonly InstalledPackage[]): string => `${JSON.stringify(packages, null, 2)}\n`;

const INSTALLED = codecOf(
  Schema.Array(
    Schema.Struct({
      spec: Schema.String,
      name: Schema.String,
      version: Schema.String,
      module: Schema.String,
      integrity: Schema.String,
    }),
  ),
);

/** What was laid out before; nothing where the list cannot be read, so that all is fetched anew. */
const installedIn = (external: string): readonly InstalledPackage[] => {
  const json = Result.try((): unknown => JSON.parse(readFileSync(join(external, LIST), "utf8")));
  return Result.getOrElse(
    Result.flatMap(json, (found) => INSTALLED.decode(found)),
    () => [],
  );
};

/** Where packages stand, and where the next ones are laid out until all of them are found good. */
interface Shelves {
  readonly external: string;
  readonly next: string;
}

/** A package of the registry is the same for ever under its version: what is there already is not fetched again. */
const bytesOf = (spec: PackageSpec, { external, next }: Shelves): Result.Result<string | InstalledPackage, string> => {
  const there = installedIn(external).find((each) => each.spec === spec.text);
  if (spec._tag === "registry" && there) return Result.succeed(there);
  return tarballOf(spec, join(next, ".fetched", `${readdirSync(next).length}`));
};

/** Lays a package out under the id of its module. */
const laidOut = (spec: PackageSpec, shelves: Shelves): Result.Result<InstalledPackage, string> => {
  const bytes = bytesOf(spec, shelves);
  if (Result.isFailure(bytes)) return Result.fail(bytes.failure);
  const folder = join(shelves.next, ".unpacked");
  const known = bytes.success;
  const integrity = typeof known === "string" ? integrityOf(known) : Result.succeed(known.integrity);
  if (Result.isFailure(integrity)) return Result.fail(integrity.failure);
  if (typeof known === "string") {
    const unpacked = unpack(known, folder);
    if (Result.isFailure(unpacked)) return Result.fail(unpacked.failure);
  } else cpSync(join(shelves.external, known.module), folder, { recursive: true });
  return Result.flatMap(readManifest(folder), (manifest) => {
    const home = join(shelves.next, manifest.module);
    if (existsSync(home))
      return Result.fail(`package.json: blueplate.module: another package brings ${manifest.module}`);
    renameSync(folder, home);
    return Result.succeed({ spec: spec.text, ...manifest, integrity: integrity.success });
  });
};

/** A fault in a package, with the words of the setting that name it. */
const faultIn = ({ spec }: InstalledPackage, fault: string): Result.Result<never, string> =>
  Result.fail(`${spec}: ${fault}`);

/** Loads every package; each must bring a module that is not here yet, and what it needs must be here. */
const loaded = async (
  packages: readonly InstalledPackage[],
  own: readonly string[],
  next: string,
): Promise<Result.Result<void, string>> => {
  const modules: Module[] = [];
  for (const each of packages) {
    if (own.includes(each.module)) {
      return faultIn(each, `package.json: blueplate.module: this server has a module ${each.module} already`);
    }
    const module = await loadModule(join(next, each.module), each);
    if (Result.isFailure(module)) return faultIn(each, module.failure);
    modules.push(module.success);
  }
  const ids = [...own, ...modules.map(({ id }) => id)];
  for (const [at, each] of packages.entries()) {
    const missing = modules[at]?.requires?.find((id) => !ids.includes(id));
    if (missing !== undefined) return faultIn(each, `variant.js: variant.requires: there is no module ${missing}`);
  }
  return Result.void;
};

const ownModules = (variants: string): readonly string[] =>
  readdirSync(variants).filter((name) => existsSync(join(variants, name, "variant.ts")));

/** Lays out and tries all packages; nothing that runs is touched yet. */
const prepared = async (
  specs: readonly PackageSpec[],
  variants: string,
  shelves: Shelves,
): Promise<Result.Result<readonly InstalledPackage[], string>> => {
  const packages: InstalledPackage[] = [];
  for (const spec of specs) {
    const each = laidOut(spec, shelves);
    if (Result.isFailure(each)) return Result.fail(`${spec.text}: ${each.failure}`);
    packages.push(each.success);
  }
  const fault = await loaded(packages, ownModules(variants), shelves.next);
  if (Result.isFailure(fault)) return Result.fail(fault.failure);
  for (const { module } of packages) declareTypes(join(shelves.next, module));
  rmSync(join(shelves.next, ".fetched"), { recursive: true, force: true });
  writeFileSync(join(shelves.next, LIST), written(packages));
  return Result.succeed(packages);
};

/**
 * Brings `variants/external` to what the setting names: exactly those packages, or no folder for none. With a fault, one line that
 * names package and field, it stays as it was.
 *
 * @param root The root of the repository.
 * @param setting Packages as `name@1.2.3` or paths of tarballs, separated by commas.
 */
export const installVariants = async (
  root: string,
  setting: string,
): Promise<Result.Result<readonly InstalledPackage[], string>> => {
  const variants = join(root, "variants");
  const external = join(variants, "external");
  const specs = packageSpecs(root, setting);
  if (Result.isFailure(specs)) return Result.fail(specs.failure);
  if (specs.success.length === 0) {
    rmSync(external, { recursive: true, force: true });
    return Result.succeed([]);
  }
  // Beside what is there, so that what they import is found from here as it will be from there.
  const next = mkdtempSync(join(variants, "external."));
  try {
    const packages = await prepared(specs.success, variants, { external, next });
    if (Result.isFailure(packages) || written(packages.success) === written(installedIn(external))) return packages;
    rmSync(external, { recursive: true, force: true });
    renameSync(next, external);
    return packages;
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
};
