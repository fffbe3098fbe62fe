import { readFileSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { dirname, relative, resolve } from "node:path";

/** Packages of this repository. */
const OWN = "@blueplate/";

/** What modules import and export from, statically or when they are asked for. */
const SPECIFIERS = /(\bfrom\s*|\bimport\s*\(?\s*)"([^"\n]+)"/g;

/** A module as JavaScript, with what it imports of this repository. */
export interface StrippedModule {
  readonly path: string;
  readonly code: string;
}

const isOwn = (specifier: string): boolean => specifier.startsWith(".") || specifier.startsWith(OWN);

/** The file that a module means by a name. */
const fileFor = (from: string, specifier: string): string =>
  specifier.startsWith(".") ? resolve(dirname(from), specifier) : createRequire(from).resolve(specifier);

/** A file's path within the package: as in the repository, as JavaScript. */
export const packagedPath = (root: string, file: string): string => relative(root, file).replace(/\.ts$/, ".js");

const relativeName = (from: string, to: string): string => {
  const path = relative(dirname(from), to).replace(/\.ts$/, ".js");
  return path.startsWith(".") ? path : `./${path}`;
};

/** The modules that `entries` need, each once, stripped of types and importing each other by file. */
export const strippedModules = (root: string, entries: readonly string[]): readonly StrippedModule[] => {
  const modules: StrippedModule[] = [];
  const found = new Set(entries);
  // A set grows while it is walked.
  for (const file of found) {
    const code = stripTypeScriptTypes(readFileSync(file, "utf8")).replaceAll(
      SPECIFIERS,
      (whole, before: string, specifier: string) => {
        if (!isOwn(specifier)) return whole;
        const target = fileFor(file, specifier);
        found.add(target);
        return `${before}"${relativeName(file, target)}"`;
      },
    );
    modules.push({ path: packagedPath(root, file), code });
  }
  return modules;
};
