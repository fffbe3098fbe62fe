import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { generateVariants } from "../../bootstrap/variants.mjs";
import { folderCircles } from "./circles.ts";
import { crowded } from "./crowds.ts";
import { faultsOf } from "./house.ts";
import { manifestsIn, packageCircles, undeclaredImports } from "./packages.ts";
import { untestedParagraphs } from "./paragraphs.ts";
import type { Breach } from "./room.ts";
import { growingLong } from "./sizes.ts";
import { read, type SourceFile } from "./source.ts";

/** `pnpm check`: types, lint, format, unused code and the house's own laws. */
const root = join(import.meta.dirname, "../../..");

/** Where Node keeps what it has compiled. */
const COMPILED = join(root, "node_modules/.cache/blueplate");

/** Every file of the packages that is in the repository, or would be after a commit. */
const files = (): readonly string[] =>
  spawnSync("git", ["ls-files", "-co", "--exclude-standard", "packages", "apps", "tooling", "variants"], {
    cwd: root,
    encoding: "utf8",
  })
    .stdout.split("\n")
    .filter((path) => path !== "" && existsSync(join(root, path)));

/** Those of them that are TypeScript. */
const sources = (): readonly SourceFile[] =>
  files()
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"))
    .map((path) => read(root, path));

/** Runs a program to its end: nothing when it is content, else its output. */
const run = (command: string, ...args: readonly string[]): Promise<readonly string[]> =>
  new Promise((resolve) => {
    // Those in Go look less often for memory that they could give back: they end soon, and it is a sixth of their time.
    const child = spawn(command, args, {
      cwd: root,
      env: { GOGC: "250", NODE_COMPILE_CACHE: COMPILED, ...process.env },
    });
    let output = "";
    const hear = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("error", (error) => resolve([error.message]));
    child.on("close", (code) => resolve(code === 0 ? [] : [output.trim()]));
  });

const tool = (name: string, ...args: readonly string[]): Promise<readonly string[]> =>
  run(join(root, "node_modules/.bin", name), ...args);

const breachLines = (faults: readonly Breach[]): readonly string[] =>
  faults.map(({ path, message }) => `${path}: ${message}`);

// The catalogue is made of the folders that there are now.
generateVariants();
const started = performance.now();
const PARTS: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  types: () => tool("tsc", "-b"),
  lint: () => tool("oxlint"),
  format: () => tool("oxfmt", "--check", "packages", "apps", "tooling", "variants"),
  "unused code": () => tool("knip", "--no-config-hints"),
  house: async () => {
    const all = sources();
    const paths = files();
    const manifests = manifestsIn(root, paths);
    const packages = [...packageCircles(manifests), ...undeclaredImports(manifests, all)];
    return breachLines([...all.flatMap(faultsOf), ...folderCircles(all), ...crowded(paths), ...packages]);
  },
  decisions: () => run(process.execPath, join(root, "tooling/src/commands/lock.ts"), "--check"),
  "rule paragraphs": async () => breachLines(untestedParagraphs(root)),
};

const results = await Promise.all(
  Object.entries(PARTS).map(async ([name, part]) => {
    const faults = await part();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    return { name, faults, seconds };
  }),
);

for (const { name, faults, seconds } of results) {
  process.stdout.write(`${faults.length === 0 ? "ok  " : "FAIL"} ${name} (after ${seconds} s)\n`);
  if (faults.length > 0) process.stdout.write(`${faults.join("\n")}\n`);
}
const long = breachLines(sources().flatMap(growingLong));
if (long.length > 0) process.stdout.write(`growing long:\n${long.join("\n")}\n`);
const failed = results.filter(({ faults }) => faults.length > 0).length;
process.stdout.write(`${results.length - failed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
