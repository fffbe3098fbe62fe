import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { LOCALES } from "@blueplate/words";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rulesOf } from "../../src/games.ts";
import { generate } from "../../src/generators/generate.ts";
import { copyRepository, repositoryFiles, linkLike, linkPackage } from "./copy.ts";
import { follow } from "./following.ts";

const { root, remove } = copyRepository();
afterAll(remove);

/** Runs a tool in the copy: nothing when it is content, else what it said. */
const complaint = (command: string, ...args: readonly string[]): string => {
  const tool = join(root, "node_modules/.bin", command);
  const { status, stdout, stderr } = spawnSync(tool, args, { cwd: root, encoding: "utf8" });
  return status === 0 ? "" : `${stdout}${stderr}` || `${command} failed`;
};

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Every test but those of bots that are here, too: they play the same there. */
const CONCERNED = "^(?!the bot (?!careful ))";

/** Runs test files of the copy: the names of those that passed, what the failing ones say by their names, and their files. */
const tried = (...files: readonly string[]) => {
  const vitest = join(root, "node_modules/.bin/vitest");
  const report = join(root, "report.json");
  spawnSync(vitest, ["run", `-t=${CONCERNED}`, "--reporter=json", `--outputFile=${report}`, ...files], { cwd: root });
  // cast: the form of vitest's report.
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  const isRun = ({ status }: { readonly status: string }) => status !== "skipped" && status !== "pending";
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults.filter(isRun));
  const failing = tests.filter(({ status }) => status !== "passed");
  return {
    broken: testResults.map(({ message }) => message).filter((message) => message !== ""),
    passed: tests.filter(({ status }) => status === "passed").map(({ fullName }) => fullName),
    failing: Object.fromEntries(failing.map(({ fullName, failureMessages }) => [fullName, failureMessages.join("\n")])),
    unfinished: testResults
      .filter(({ assertionResults }) => assertionResults.some((test) => isRun(test) && test.status !== "passed"))
      .map(({ name }) => relative(root, name)),
  };
};

const NEW = [
  ["card", "fry-cook"],
  ["milestone", "first-hire-2"],
  ["module", "small-town"],
  ["game", "pearl-divers"],
  ["bot", "careful", "pearl-divers"],
] as const;

/** The tests that the reports of the generators name. */
const TESTS = new Set<string>();
const FILES = new Set<string>();

beforeAll(() => {
  for (const [kind, name, game] of NEW) {
    const written = generate(root, kind, name, game);
    if (typeof written === "string") throw new Error(written);
    if (kind === "bot") expect(written.next).toContain("pnpm install");
    for (const path of written.files) FILES.add(path);
    for (const line of written.next) {
      if (line.startsWith("vitest run ")) for (const path of line.split(" ").slice(2)) TESTS.add(path);
    }
  }
  // What `pnpm install` does for the new package.
  linkLike(root, "packages/pearl-divers", "packages/trick-n-chef");
  for (const room of ["packages/games", "packages/words", "packages/bot"]) {
    linkPackage(root, room, "pearl-divers");
  }
}, 60_000);

/**
 * What belongs to one game alone, the lists of games with a table, a view or lessons of their own, and the rooms whose tests play one that
 * they name.
 */
const OF_ONE_GAME = new RegExp(
  [
    "/trick-n-chef/",
    "^packages/chef-table/",
    "^apps/web/src/learn/chef-",
    "^apps/web/src/(games/list|learn/all-lessons)\\.ts$",
    "^apps/replay/src/games/views\\.ts$",
    "^(apps/(web|replay)|tooling)/(package|tsconfig)\\.json$",
  ].join("|"),
);

/** What the tests say of words that are missing, language by language. */
const wordsAsked = (game: string, message: RegExp): Readonly<Record<string, RegExp>> =>
  Object.fromEntries(Object.keys(LOCALES).map((locale) => [`the words of ${game} are there in ${locale}`, message]));

const types = (): string =>
  complaint(
    "tsc",
    "-b",
    "packages/bot",
    "packages/engine/tsconfig.tests.json",
    "packages/games",
    "packages/words",
    "variants",
    "variants/tsconfig.tests.json",
    "tooling",
  );

/** The files of tests that ask for something. */
let unfinished: readonly string[] = [];

describe("pnpm new", { timeout: 600_000 }, () => {
  it("leaves files that type-check, in the form of the house", () => {
    expect(types()).toBe("");
    expect(complaint("oxfmt", "--check", ...FILES)).toBe("");
  });

  it("leaves tests that fail and say what to do next, while the laws of the new rules hold, and a variant that can be played", () => {
    const { broken, passed, failing, unfinished: files } = tried(...TESTS);
    expect(broken).toEqual([]);
    unfinished = files;
    expect(passed).toContain("Small Town can be chosen for a game");
    expect(files.filter((path) => path.startsWith("variants/small-town/"))).toEqual([]);
    // Every law for the one set of rules of the variant, and for the two of the game.
    const laws = (of: string): number => passed.filter((name) => name.startsWith(`laws of ${of}`)).length;
    expect(laws("Small Town")).toBeGreaterThan(10);
    expect(laws("Pearl Divers")).toBe(2 * laws("Small Town"));
    const says: Readonly<Record<string, RegExp>> = {
      "the box is whole the card fry-cook": /next: say in packages\/engine\/src\/content\/employees.ts how many/,
      "the box is whole the milestone first-hire-2": /next: say in packages\/engine\/src\/content\/milestones.ts when/,
      ...wordsAsked(
        "food-chain-magnate",
        /next: say in variants\/small-town\/words\/.*under help of the module small-town/,
      ),
      ...wordsAsked("pearl-divers", /next: say in .*under about of the game/),
      "Fry Cook does at the table what its row says": /next: let the card act in .*fry-cook.test.ts/,
      "First Hire 2 is gained by whoever meets its condition first": /next: do what gains it in .*first-hire-2.test.ts/,
      "P1 the heap is a game of its own": /next: put the commands of your own game in the place of the heap/,
      "Careful wins at least 15 of 20 games against random players, whatever its seat":
        /next: decide better in .*pearl-divers\/careful.ts/,
    };
    expect(Object.keys(failing).toSorted()).toEqual(Object.keys(says).toSorted());
    for (const [test, message] of Object.entries(says)) expect(failing[test]).toMatch(message);
  });

  it("is finished when what the tests ask is done", () => {
    follow(root);
    expect(types()).toBe("");
    expect(unfinished.length).toBeGreaterThan(4);
    // What passed before is not concerned by what was asked.
    const { broken, failing } = tried(...unfinished);
    expect({ broken, failing }).toEqual({ broken: [], failing: {} });
  });

  it("leaves the base game as it is: its rules have the hash that they had", () => {
    const script = `import { foodChainMagnate } from "./variants/generated/catalogue.ts";
      console.log(foodChainMagnate.load({ modules: [], options: {}, seats: 3 }).success.hash);`;
    const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
      cwd: root,
      encoding: "utf8",
    });
    const rules = rulesOf("food-chain-magnate", { modules: [], options: {}, seats: 3 });
    expect(stdout.trim()).toBe(rules.hash);
  });

  it("writes a game into every file that names the others", () => {
    const names = /"(@blueplate\/|[./]*packages\/)?trick-n-chef"/;
    const naming = repositoryFiles()
      .filter((path) => /(^|\/)src\/.*\.tsx?$|(package|tsconfig)\.json$/.test(path) && !OF_ONE_GAME.test(path))
      .filter((path) => names.test(readFileSync(join(root, path), "utf8")));
    expect(naming.length).toBeGreaterThan(10);
    expect(naming.filter((path) => !readFileSync(join(root, path), "utf8").includes("pearl-divers"))).toEqual([]);
  });
});
