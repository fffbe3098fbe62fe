/**
 * `pnpm mutate [FILE|FOLDER]… [--sample N] [--seed S] [--tests FOLDER|FILE]`: puts faults into the rules, one after the other, and
 * names those that no test notices; of a folder's all, or N drawn by a seed, with the 95 % interval that they leave. A sample is put
 * to the tests of the rules alone, in one run for all folders: what only laws and goldens would catch is told as alive. With --tests
 * it is put to those of one folder or file, in a few minutes.
 * Without arguments all that must be guarded, folder by folder (hours); stopped and begun again it goes on where it was.
 * Exits with 1 where fewer than 95 % are caught, or where `mutants.json` names one that is caught or gone.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { wilson } from "@blueplate/kernel";
import { fail } from "../fail.ts";
import { mutate } from "../mutation/stryker.ts";
import { parsed } from "./parsed.ts";
import { judge, shareCaught, type MutationScore, type EquivalentMutant } from "../mutation/verdict.ts";

const ENGINE = ["forms", "formulas", "phases", "policies", "geometry", "evolve"];
const GUARDED = [...ENGINE.map((folder) => `packages/engine/src/${folder}`), "packages/kernel/src"];
const LEAST = 95;

const root = join(import.meta.dirname, "../../..");
process.chdir(root);

// cast: our own file; what does not fit any mutant is reported.
const named = JSON.parse(readFileSync("tooling/mutants.json", "utf8")) as readonly EquivalentMutant[];

/** The files to mutate at `path`: itself, or every source below a folder but the laws, which are tests themselves. */
const filesAt = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: "utf8" })
        .map((name) => `${path}/${name.replaceAll("\\", "/")}`)
        .filter((file) => file.endsWith(".ts") && !file.includes("/src/testing/"))
        .toSorted()
    : [path];

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const tell = (path: string, verdict: MutationScore): void => {
  for (const { file, at, line, from, to } of verdict.survivors)
    console.log(`\n${file}:${at} survives\n  ${line}\n  ${from}  =>  ${to}`);
  for (const { file, line, from, to } of verdict.stale)
    console.log(`\n${file}: named as without effect, but caught or gone\n  ${line}\n  ${from}  =>  ${to}`);
  const { total, caught, withoutEffect, survivors } = verdict;
  const { low, high } = wilson(caught, total - withoutEffect);
  const interval = sample === null ? "" : ` (of a sample; 95 % interval ${percent(low)} to ${percent(high)})`;
  console.log(
    `\n${path}: ${total} mutants, ${caught} caught, ${withoutEffect} without effect, ${survivors.length} survive: ` +
      `${shareCaught(verdict).toFixed(1)} %${interval}`,
  );
};

const usage = "usage: pnpm mutate [FILE|FOLDER]... [--sample N] [--seed S] [--tests FOLDER|FILE]";
const { values, positionals } = parsed(
  {
    allowPositionals: true,
    options: { sample: { type: "string" }, seed: { type: "string", default: "1" }, tests: { type: "string" } },
  },
  usage,
);
const count = Number(values.sample ?? 0);
if (!Number.isInteger(count) || count < 0) fail(`--sample: how many mutants. ${usage}`);
const asked = positionals.filter((argument) => argument !== "--").map((path) => path.replace(/\/$/, ""));
for (const path of asked) if (!existsSync(path)) fail(`${path} is not there`);
const paths = asked.length > 0 ? asked : GUARDED;
const tests = values.tests?.replace(/\/$/, "") ?? null;
if (tests !== null && (count === 0 || !existsSync(tests))) fail(`--tests: of a sample, some that are there. ${usage}`);
const sample = count === 0 ? null : { count, seed: values.seed, paths, tests };

let isEnough = true;
// All that is drawn is tried in one run: running every test once to see what it reaches is the larger part of a sample.
for (const together of sample === null ? paths.map((path) => [path]) : [paths]) {
  const texts = new Map(together.flatMap(filesAt).map((file) => [file, readFileSync(file, "utf8")]));
  const name = together.map((path) => path.replaceAll(/packages\/|\/src/g, "")).join("+");
  const mutants = (await mutate(name, [...texts.keys()], sample)).map((each) => ({
    ...each,
    fileName: each.fileName.slice(each.fileName.indexOf("packages/")),
  }));
  for (const path of together) {
    const ours = new Map([...texts].filter(([file]) => file === path || file.startsWith(`${path}/`)));
    const judged = judge(
      mutants.filter(({ fileName }) => ours.has(fileName)),
      ours,
      named,
    );
    // What is named and was not drawn is not gone.
    const verdict = sample === null ? judged : { ...judged, stale: [] };
    tell(path, verdict);
    isEnough &&= shareCaught(verdict) >= LEAST && verdict.stale.length === 0;
  }
}
process.exitCode = isEnough ? 0 : 1;
