import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { type Fault, faultsOf } from "./house.ts";
import { untestedParagraphs } from "./paragraphs.ts";
import { read } from "./source.ts";

/** `pnpm check`: types, lint, format, unused code and the house's own laws. */
const root = join(import.meta.dirname, "../../..");

const sources = (): readonly string[] =>
  spawnSync("git", ["ls-files", "-co", "--exclude-standard", "packages", "apps", "tooling"], {
    cwd: root,
    encoding: "utf8",
  })
    .stdout.split("\n")
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"));

interface Part {
  readonly name: string;
  run(): readonly string[];
}

/** Runs a tool: nothing when it is content, else its output. */
const tool = (command: string, ...args: readonly string[]): readonly string[] => {
  const done = spawnSync(join(root, "node_modules/.bin", command), args, { cwd: root, encoding: "utf8" });
  return done.status === 0 ? [] : [`${done.stdout}${done.stderr}`.trim()];
};

const told = (faults: readonly Fault[]): readonly string[] => faults.map(({ path, message }) => `${path}: ${message}`);

const isThere = (path: string): boolean => spawnSync("test", ["-f", join(root, path)]).status === 0;

const parts: readonly Part[] = [
  { name: "types", run: () => tool("tsc", "-b") },
  { name: "lint", run: () => tool("oxlint") },
  { name: "format", run: () => tool("oxfmt", "--check", "packages", "apps", "tooling") },
  { name: "unused code", run: () => tool("knip") },
  {
    name: "house",
    run: () =>
      told(
        sources()
          .filter(isThere)
          .flatMap((path) => faultsOf(read(root, path))),
      ),
  },
  { name: "rule paragraphs", run: () => told(untestedParagraphs(root)) },
];

let failed = 0;
for (const part of parts) {
  const started = performance.now();
  const faults = part.run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${faults.length === 0 ? "ok  " : "FAIL"} ${part.name} (${seconds} s)\n`);
  if (faults.length === 0) continue;
  failed++;
  process.stdout.write(`${faults.join("\n")}\n`);
}
process.stdout.write(`${parts.length - failed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);
