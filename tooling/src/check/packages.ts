import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import type { Breach } from "./room.ts";
import type { SourceFile } from "./source.ts";

/** What the house reads of a package: its name, and which packages of the house it asks for, for its tests as well. */
export interface Manifest {
  /** Path of its `package.json` from the root of the repository. */
  readonly path: string;
  readonly name: string;
  readonly needs: readonly string[];
}

const KINDS = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"] as const;

/** Reads a `package.json`. */
export const manifestOf = (path: string, text: string): Manifest => {
  // cast: pnpm has read this file before.
  const json = JSON.parse(text) as { readonly name: string } & Partial<
    Record<string, Readonly<Record<string, string>>>
  >;
  const needs = KINDS.flatMap((kind) => Object.entries(json[kind] ?? {}));
  return { path, name: json.name, needs: needs.flatMap(([name, at]) => (at.startsWith("workspace:") ? [name] : [])) };
};

/** The manifests among the files of the house. */
export const manifestsIn = (root: string, paths: readonly string[]): readonly Manifest[] =>
  paths
    .filter((path) => path.endsWith("/package.json"))
    .map((path) => manifestOf(path, readFileSync(join(root, path), "utf8")));

/** A way from one package to another by what they ask for, both ends included; null where there is none. */
const wayBetween = (
  all: ReadonlyMap<string, Manifest>,
  from: string,
  to: string,
  seen: Set<string> = new Set(),
): readonly string[] | null => {
  if (from === to) return [to];
  if (seen.has(from)) return null;
  seen.add(from);
  for (const next of all.get(from)?.needs ?? []) {
    const rest = wayBetween(all, next, to, seen);
    if (rest) return [from, ...rest];
  }
  return null;
};

/**
 * Packages that lead back to themselves, through what they ask for at work or for their tests: each arrow that closes a circle. What
 * tests of lower packages need of higher ones is asked for by the root, which stands above all.
 */
export const packageCircles = (manifests: readonly Manifest[]): readonly Breach[] => {
  const all = new Map(manifests.map((each) => [each.name, each]));
  return manifests.flatMap(({ path, name, needs }) =>
    needs.flatMap((need): readonly Breach[] => {
      const back = wayBetween(all, need, name);
      return back ? [{ path, message: `asks for ${need}, which leads back: ${back.join(" → ")}` }] : [];
    }),
  );
};

const SCOPE = /^@blueplate\/[^/]+/;

/** What packages lend to the tests of others takes only what its own package asks for: the root's packages are for tests alone. */
export const undeclaredImports = (
  manifests: readonly Manifest[],
  sources: readonly SourceFile[],
): readonly Breach[] => {
  const lent = sources.filter(({ path }) => /\/testing\//.test(path));
  return lent.flatMap(({ path, imports }) => {
    const own = manifests.find((each) => path.startsWith(`${dirname(each.path)}/`));
    const named = imports.flatMap(({ from }) => SCOPE.exec(from)?.[0] ?? []);
    const missing = named.filter((name) => own && name !== own.name && !own.needs.includes(name));
    return [...new Set(missing)].map((name) => ({ path, message: `its package does not ask for ${name}` }));
  });
};
