import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { MODULE_API } from "@blueplate/engine";
import { Result } from "effect";
import { PEERS } from "./manifest.ts";

/** What of a variant's folder is of use to a server: its code without tests, and its rules for people. */
const packedFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (path) => !/^(test|node_modules|\.git)\b/.test(path) && (path.endsWith(".ts") || path.endsWith(".md")),
  );

/** TypeScript as JavaScript: its types go, and what it imports of its own folder has the new ending. */
const asJavaScript = (text: string): string =>
  stripTypeScriptTypes(text).replaceAll(/(from\s+"\.[^"]*)\.ts"/g, '$1.js"');

const write = (folder: string, path: string, into: string): void => {
  mkdirSync(dirname(join(into, path)), { recursive: true });
  if (path.endsWith(".md")) cpSync(join(folder, path), join(into, path));
  else writeFileSync(join(into, path.replace(/\.ts$/, ".js")), asJavaScript(readFileSync(join(folder, path), "utf8")));
};

/** The fields that a variant's own `package.json` may set, such as name, author and license; the others are made here. */
const ownFields = (folder: string): Result.Result<object, string> => {
  const path = join(folder, "package.json");
  if (!existsSync(path)) return Result.succeed({});
  const json = Result.try((): unknown => JSON.parse(readFileSync(path, "utf8")));
  return Result.isSuccess(json) && typeof json.success === "object" && json.success !== null
    ? Result.succeed(json.success)
    : Result.fail(`${path}: it is no JSON object`);
};

const manifestOf = (own: object, id: string, version: number): object => ({
  name: `blueplate-${id}`,
  version: `${version}.0.0`,
  ...own,
  type: "module",
  blueplate: { module: id, api: MODULE_API },
  peerDependencies: Object.fromEntries(PEERS.map((peer) => [peer, "*"])),
});

/**
 * Makes an npm package of a variant's folder in `variants`, beside which its module can be loaded.
 *
 * @param folder The variant's folder.
 * @param destination Where the tarball goes.
 * @returns The path of the tarball, or one line that says why there is none.
 */
export const packVariant = async (folder: string, destination: string): Promise<Result.Result<string, string>> => {
  if (!existsSync(join(folder, "variant.ts"))) return Result.fail(`${folder} has no variant.ts`);
  // cast: it was type-checked as a module where it stands.
  const { variant } = (await import(pathToFileURL(join(folder, "variant.ts")).href)) as {
    readonly variant: { readonly id: string; readonly version: number };
  };
  const own = ownFields(folder);
  if (Result.isFailure(own)) return Result.fail(own.failure);
  const into = mkdtempSync(join(tmpdir(), "blueplate-pack-"));
  try {
    for (const path of packedFiles(folder)) write(folder, path, into);
    const manifest = manifestOf(own.success, variant.id, variant.version);
    writeFileSync(join(into, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    const args = ["pack", "--ignore-scripts", "--loglevel=error", "--pack-destination", destination];
    const { status, stdout, stderr } = spawnSync("npm", args, { cwd: into, encoding: "utf8" });
    return status === 0 ? Result.succeed(join(destination, stdout.trim())) : Result.fail(stderr.trim());
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
};
