// Which tests concern the files that were changed.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { environment, root } from "./install.mjs";

const git = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" });
const linesOf = (text) => text.split("\n").filter((line) => line !== "");

/** Where the branch left main; where it stands, on main itself. */
const base = () => {
  for (const main of ["main", "origin/main"]) {
    const found = git("merge-base", "HEAD", main);
    if (found.status === 0) return found.stdout.trim();
  }
  return "HEAD";
};

/** Every file that differs from `commit`, or is new and not ignored. */
const changedSince = (commit) => [
  ...linesOf(git("diff", "--name-only", commit).stdout),
  ...linesOf(git("ls-files", "--others", "--exclude-standard").stdout),
];

/**
 * What no import shows: tests that start programs or read files, and the pages. The browser's tests by the first part of their
 * names, "" for all of them.
 */
const CONCERNS = [
  { files: /^(scenarios|goldens|docs|tooling|README)/, unit: ["tooling/test"] },
  // Every program that a test starts loads its modules so.
  { files: /^(apps\/server\/src\/loading|tooling\/bootstrap\/quick)\./, unit: [""] },
  { files: /^docs\/screens\//, unit: ["tooling/test/pictures"] },
  { files: /^docs\/(bots\.md|examples\/bots)/, unit: ["apps/server/test/protocol"] },
  {
    files: /^(apps\/server|packages\/(store|api|kernel))\//,
    unit: ["apps/server/test"],
    browser: ["lobby", "connection", "bots", "upgraded", "consent", "together", "studies", "calls"],
  },
  { files: /^packages\/(kernel|ui|tabletop|magnate-table|chef-table|api)\/src/, browser: [""] },
  {
    files: /^packages\/(engine|forecast|bot)\/src|^variants\//,
    browser: ["introductory", "standard", "phases", "lens"],
  },
  // Their tables, words and pieces; the rules are played by those above.
  { files: /^variants\//, browser: ["modules", "faces"] },
  { files: /^packages\/trick-n-chef\/src/, browser: ["trick-n-chef", "card-table", "goldens"] },
  { files: /^packages\/city\/src/, browser: ["town", "motion", "pointer", "dragging"] },
  { files: /^packages\/words\/src/, browser: ["languages", "in-words", "panels"] },
  { files: /^packages\/study\/src/, unit: ["apps/server/test/studies"], browser: ["studies"] },
  {
    files: /^apps\/replay\/src/,
    browser: ["replay", "charts", "chance", "studies", "secrets-replay", "card-table", "goldens"],
  },
  { files: /^apps\/web\/src\/learn\/|^scenarios\/lessons/, browser: ["learn", "introductory"] },
  { files: /^apps\/web\/(src\/(?!learn\/)|vite\.config|index\.html)/, browser: [""] },
  { files: /^(package\.json|pnpm-|patches\/|vitest\.config|tsconfig)/, unit: [""], browser: [""] },
];

/** The files of tests that `command` lists. */
const listed = (command, args, cwd, filesIn) => {
  const env = environment();
  env.PATH = `${join(cwd, "node_modules/.bin")}:${env.PATH}`;
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: "utf8", maxBuffer: 1e9 });
  if (status === 0) return filesIn(stdout);
  throw new Error(`${command} ${args.join(" ")}: ${stderr}`);
};

const unitTestsOf = (commit) =>
  listed("vitest", ["list", "--filesOnly", "--changed", commit], root, (text) =>
    linesOf(text)
      .map((line) => line.replace(/^\[[^\]]*\] /, ""))
      .filter((line) => line.endsWith(".test.ts")),
  );

const browserTestsOf = (commit) =>
  listed(
    "playwright",
    ["test", "--list", `--only-changed=${commit}`, "--reporter=json"],
    join(root, "apps/web"),
    (text) => JSON.parse(text).suites.map(({ file }) => file),
  );

const without = (names) => (names.includes("") ? [""] : [...new Set(names)]);

/** What is to be run for everything that differs from main: parts of the names of files with tests, by suite; [""] for all. */
export const concerned = () => {
  const commit = base();
  const changed = changedSince(commit);
  const mapped = CONCERNS.filter(({ files }) => changed.some((path) => files.test(path)));
  const named = (suite) => mapped.flatMap((each) => each[suite] ?? []);
  return {
    changed,
    unit: without([...named("unit"), ...unitTestsOf(commit)]),
    browser: without([...named("browser").map((name) => name && `/${name}`), ...browserTestsOf(commit)]),
  };
};
