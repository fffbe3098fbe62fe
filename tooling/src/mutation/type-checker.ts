import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { askedSample, drawn } from "./sample.ts";

/** A place in a file, both counted from 0. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A mutant as Stryker hands it to a checker. */
export interface MutantToCheck {
  readonly id: string;
  readonly fileName: string;
  readonly location: { readonly start: Place; readonly end: Place };
  readonly replacement: string;
}

type Checked = { readonly status: "passed" } | { readonly status: "compileError"; readonly reason: string };

const offsetOf = (text: string, { line, column }: Place): number =>
  text
    .split("\n")
    .slice(0, line)
    .reduce((sum, each) => sum + each.length + 1, column);

/** The text of the mutant's file with the mutant in it. */
const mutated = ({ fileName, location, replacement }: MutantToCheck): string => {
  const text = readFileSync(fileName, "utf8");
  return text.slice(0, offsetOf(text, location.start)) + replacement + text.slice(offsetOf(text, location.end));
};

/** Strict as everywhere; that a mutant leaves something unused is not held against it. */
const configFor = (root: string): string =>
  JSON.stringify({
    extends: join(root, "tsconfig.base.json"),
    compilerOptions: {
      composite: false,
      declaration: false,
      emitDeclarationOnly: false,
      noEmit: true,
      noUnusedLocals: false,
      noUnusedParameters: false,
      rootDir: root,
      sourceMap: false,
      tsBuildInfoFile: null,
    },
    include: ["**/*.mutant-*.ts"],
  });

/** The first thing that the compiler says about each file that it refuses, by the number of the mutant. */
const complaintsIn = (output: string): ReadonlyMap<string, string> => {
  const complaints = new Map<string, string>();
  for (const line of output.split("\n")) {
    const [, id, reason] = /\.mutant-(\d+)\.ts\(.*?\): error (.*)/.exec(line) ?? [];
    if (id !== undefined && reason !== undefined && !complaints.has(id)) complaints.set(id, reason);
  }
  return complaints;
};

/**
 * Why the compiler refuses mutants, by their ids: each is a file beside the others in a copy of its package, and all are
 * compiled together. `root` is the root of the repository; every file lies in `packages/NAME/src`.
 */
export const complaintsAbout = (root: string, mutants: readonly MutantToCheck[]): ReadonlyMap<string, string> => {
  mkdirSync(join(root, ".mutate"), { recursive: true });
  const folder = mkdtempSync(join(root, ".mutate/types-"));
  try {
    const pathOf = ({ fileName }: MutantToCheck): string => fileName.slice(fileName.lastIndexOf("packages/"));
    for (const name of new Set(mutants.map((each) => pathOf(each).split("/")[1] ?? ""))) {
      cpSync(join(root, "packages", name, "src"), join(folder, "packages", name, "src"), { recursive: true });
      symlinkSync(join(root, "packages", name, "node_modules"), join(folder, "packages", name, "node_modules"));
    }
    for (const each of mutants) {
      writeFileSync(join(folder, pathOf(each).replace(/\.ts$/, `.mutant-${each.id}.ts`)), mutated(each));
    }
    writeFileSync(join(folder, "tsconfig.json"), configFor(root));
    const tsc = join(root, "node_modules/.bin/tsc");
    const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env["PATH"]}` };
    const { stdout } = spawnSync(tsc, ["-p", folder, "--pretty", "false"], {
      env,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    });
    return complaintsIn(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Why a mutant that compiles is not tried: a checker has no other word for one that is left out. */
const NOT_DRAWN = "not drawn";

/**
 * Mutants that do not compile need no test: `pnpm check` refuses them. Stryker's own checker asks the programming interface
 * of TypeScript 5, which version 7 does not have; this one asks `tsc`, once for all.
 */
const typeChecker = {
  init: (): Promise<void> => Promise.resolve(),
  group: (mutants: readonly MutantToCheck[]): Promise<readonly (readonly string[])[]> =>
    Promise.resolve([mutants.map(({ id }) => id)]),
  check: (mutants: readonly MutantToCheck[]): Promise<Readonly<Record<string, Checked>>> => {
    const complaints = complaintsAbout(process.cwd(), mutants);
    const sample = askedSample();
    const kept =
      sample &&
      drawn(
        mutants.filter(({ id }) => !complaints.has(id)),
        sample,
      );
    const checked = mutants.map(({ id }): [string, Checked] => {
      const reason = complaints.get(id) ?? (kept?.has(id) === false ? NOT_DRAWN : undefined);
      return [id, reason === undefined ? { status: "passed" } : { status: "compileError", reason }];
    });
    return Promise.resolve(Object.fromEntries(checked));
  },
};

/** What Stryker reads from a plugin. */
export const strykerPlugins = [{ kind: "Checker", name: "types", value: typeChecker }];
