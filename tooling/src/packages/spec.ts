import { resolve } from "node:path";
import { Result } from "effect";

/** A package as the setting names it, with the words of the setting: of the registry, or a tarball with its path. */
export type PackageSpec =
  | { readonly _tag: "registry"; readonly text: string }
  | { readonly _tag: "tarball"; readonly text: string; readonly path: string };

const REGISTRY = /^(@[a-z0-9][a-z0-9._~-]*\/)?[a-z0-9][a-z0-9._~-]*@\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const TARBALL = /\.(tgz|tar\.gz)$/;

const specOf = (root: string, text: string): PackageSpec | null => {
  if (TARBALL.test(text)) return { _tag: "tarball", text, path: resolve(root, text) };
  return REGISTRY.test(text) ? { _tag: "registry", text } : null;
};

/** The packages that the setting names, separated by commas; paths are taken from `root`. A fault is one line. */
export const packageSpecs = (root: string, setting: string): Result.Result<readonly PackageSpec[], string> => {
  const texts = setting
    .split(",")
    .map((text) => text.trim())
    .filter((text) => text !== "");
  const specs: PackageSpec[] = [];
  for (const [at, text] of texts.entries()) {
    const spec = specOf(root, text);
    if (!spec) return Result.fail(`"${text}" is no name@1.2.3 with an exact version, and no path of a .tgz`);
    if (texts.indexOf(text) !== at) return Result.fail(`"${text}" is named twice`);
    specs.push(spec);
  }
  return Result.succeed(specs);
};
