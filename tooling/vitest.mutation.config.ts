import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { defineConfig } from "vitest/config";
import { askedSample } from "./src/mutation/sample.ts";

/**
 * The tests that `pnpm mutate` puts mutants to: those of the rules and the kernel, every scenario file, and what guards the
 * games that have been played (the draws of a seed, the number of legal commands).
 */
const INCLUDE = [
  "tooling/test/mutation/*.mutation.ts",
  "tooling/test/{golden,perft,scenario,validated}.test.ts",
  "packages/kernel/test/**/*.test.ts",
  "packages/engine/test/*.test.ts",
  "packages/engine/test/{rules,policies,scenario,modules,conditional-orders}/**/*.test.ts",
  // What only a module uses: campaigns beside the map, on a side of it, or several of one card.
  "variants/{gourmet-food-critics,night-shift-managers}/test/*.test.ts",
];

/**
 * What a sample is not put to: whole games, which take most of the time of a mutant that no test notices and tell few that the
 * tests of the rules do not tell.
 */
const WHOLE_GAMES = ["packages/engine/test/laws.test.ts", "tooling/test/{golden,perft}.test.ts"];

/** A mutant's run ends with its first failure: what tells most of them in the least time comes first, laws come last. */
const ORDER = ["/test/mutation/", "/test/rules/", "/test/policies/", "/kernel/", "/test/scenario/", "/test/modules/"];

const rank = ({ moduleId }: TestSpecification): number => {
  const place = ORDER.findIndex((part) => moduleId.includes(part));
  return place < 0 || moduleId.endsWith("laws.test.ts") ? ORDER.length : place;
};

const sample = askedSample();

const asked = (tests: string): readonly string[] => [tests.endsWith(".ts") ? tests : `${tests}/**/*.test.ts`];

class SoonestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId)));
  }
}

interface Package {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

const root = join(import.meta.dirname, "..");

/**
 * The packages by their names, as files of this very tree: what is mutated is a copy, and the `node_modules` in it lead
 * back to the original.
 */
const alias = readdirSync(join(root, "packages")).flatMap((folder) => {
  // cast: the package.json of our own packages.
  const { name, exports = {} } = JSON.parse(
    readFileSync(join(root, "packages", folder, "package.json"), "utf8"),
  ) as Package;
  return Object.entries(exports).map(([door, file]) => ({
    find: new RegExp(`^${name}${door.slice(1)}$`),
    replacement: join(root, "packages", folder, file),
  }));
});

export default defineConfig({
  root,
  resolve: { alias },
  test: {
    // A mutant is switched on while the modules stay loaded; for one that loading reaches they are loaded anew.
    isolate: false,
    setupFiles: [join(import.meta.dirname, "src/mutation/fresh-modules.ts")],
    sequence: { sequencer: SoonestFirst },
    include: [...(sample?.tests ? asked(sample.tests) : INCLUDE)],
    exclude: ["**/*.long.test.ts", "**/node_modules/**", ...(sample ? WHOLE_GAMES : [])],
    testTimeout: 180_000,
  },
});
