import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { fail } from "../fail.ts";
import { browserPath, openTable, type PageServer, serve, storeGame } from "../pages/served.ts";
import { parsed } from "./parsed.ts";

/** The measuring tool in one version; it is fetched when it is needed, as nothing else in the house uses it. */
const LIGHTHOUSE = "lighthouse@13.5.0";
/** Runs of every page, unless told. */
const RUNS = "5";
/** What the median of every category must reach, out of 100. */
const ENOUGH = 95;
const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;

/**
 * What the browser leaves out: every window draws the list under its address bar as two pages of its own, at the very time at
 * which the page that is measured comes. Of two such lists the browser reads the last
 * alone, so that what the tool leaves out by itself stands here again.
 */
const UNSEEN = [
  "AutofillServerCommunication",
  "CalculateNativeWinOcclusion",
  "CertificateTransparencyComponentUpdater",
  "DialMediaRouteProvider",
  "InterestFeedContentSuggestions",
  "MediaRouter",
  "OptimizationHints",
  "PrivacySandboxSettings4",
  "RenderDocument",
  "Translate",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

const { values, positionals: named } = parsed(
  { allowPositionals: true, options: { slowdown: { type: "string" }, runs: { type: "string", default: RUNS } } },
  "pnpm measure:pages [--slowdown N] [--runs N] [PAGE…]",
);

/**
 * How many times slower than this machine the phone is that the tool makes up, or null to go by the machine. The tool itself says 4
 * for whatever machine it is on, which is right for a fast desk alone; its guide says how to calibrate it (docs/throttling.md there).
 */
const wanted = ((): number | null => {
  if (values.slowdown === undefined) return null;
  const times = Number(values.slowdown);
  return times >= 1 && times <= 20 ? times : fail(`--slowdown ${values.slowdown}: a number from 1 to 20`);
})();

/** What makes a middling phone of a machine of this index, by the table of the tool's guide. */
const calibrated = (machine: number): number => {
  if (machine >= 1500) return 4;
  return machine >= 800 ? 2 : 1;
};

const run = promisify(execFile);

/** What the tool says when the browser has given it no recording: nothing was measured, so nothing is left out. */
const UNRECORDED = "NO_NAVSTART";

/** What the score of performance is made of, by the tool's own names: milliseconds, but for the last, which has no unit. */
const METRICS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "speed-index",
  "total-blocking-time",
  "cumulative-layout-shift",
] as const;

/** One run: the scores out of 100, what they are made of, and how fast the tool found the machine while it measured (its own index: a laptop has 2,000). */
interface Measured {
  readonly scores: readonly number[];
  readonly metrics: readonly number[];
  readonly machine: number;
}

/** Tries to measure a page; null when the browser recorded nothing. */
const tried = async (address: string, folder: string, slowdown: number): Promise<Measured | null> => {
  const file = join(folder, "report.json");
  const recorded = run(
    "npx",
    [
      "-y",
      LIGHTHOUSE,
      address,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(",")}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--chrome-flags=--headless=new --no-sandbox --disable-features=${UNSEEN.join(",")}`,
    ],
    { cwd: folder, env: { ...process.env, CHROME_PATH: browserPath() } },
  );
  const problem = await recorded.then(
    () => null,
    (error: unknown) => error,
  );
  if (String(problem).includes(UNRECORDED)) return null;
  if (problem !== null) throw problem;
  // cast: the report of the tool, of which only these numbers are read.
  const { audits, categories, environment } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
    readonly categories: Readonly<Record<string, { readonly score: number }>>;
    readonly environment: { readonly benchmarkIndex: number };
  };
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const metrics = METRICS.map((name) => audits[name]?.numericValue ?? 0);
  return { scores, metrics, machine: Math.round(environment.benchmarkIndex) };
};

/** Measures a page once, as often as it takes until the browser records it. */
const measure = async (address: string, folder: string, slowdown: number): Promise<Measured> => {
  for (;;) {
    const measured = await tried(address, folder, slowdown);
    if (measured) return measured;
  }
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Medians of all runs of a page, a line each: the scores, which are returned, and below them what is behind the first. */
const reported = (page: string, runs: readonly Measured[]): readonly number[] => {
  const line = (name: string, value: number, all: readonly number[]): void => {
    process.stdout.write(`${page.padEnd(9)} ${name.padEnd(24)} ${value}   (${all.join(" ")})\n`);
  };
  const scores = CATEGORIES.map((name, at) => {
    const all = runs.map(({ scores }) => scores[at] ?? 0);
    line(name, median(all), all);
    return median(all);
  });
  for (const [at, name] of METRICS.entries()) {
    const all = runs.map(({ metrics }) =>
      Number((metrics[at] ?? 0).toFixed(name === "cumulative-layout-shift" ? 3 : 0)),
    );
    line(name, median(all), all);
  }
  return scores;
};

/** A finished game of five, which is looked back at. */
const GAME = join(import.meta.dirname, "../../../goldens/food-chain-magnate/1/standard-5p-steady-g1.jsonl");

/** The pages that are measured, each by its name with its path. */
const pagesOf = async (server: PageServer, game: string): Promise<readonly (readonly [name: string, path: string])[]> =>
  [
    ["lobby", "/"],
    ["new table", "/new"],
    ["table", await openTable(server.url)],
    ["replay", `/replay/?table=${game}`],
  ] as const;

/** `pnpm measure:pages [--slowdown N] [--runs N] [PAGE…]`: medians of five runs for every page, or for those that are named, as a phone sees them. */
const main = async (): Promise<boolean> => {
  const folder = mkdtempSync(join(tmpdir(), "blueplate-measure-"));
  const data = join(folder, "data");
  const game = storeGame(data, GAME);
  // The bots do not begin: every run sees the same table.
  const server = await serve(data, 60_000);
  const all = await pagesOf(server, game);
  const pages = all.filter(([name]) => named.length === 0 || named.includes(name));
  if (pages.length < named.length) fail(`pages: ${all.map(([name]) => name).join(", ")}`);
  // One run that does not count tells how fast the machine is.
  const slowdown = wanted ?? calibrated((await measure(server.url, folder, 1)).machine);
  let enough = true;
  for (const [name, path] of pages) {
    const runs: Measured[] = [];
    while (runs.length < Number(values.runs)) runs.push(await measure(`${server.url}${path}`, folder, slowdown));
    const machine = median(runs.map(({ machine }) => machine));
    process.stdout.write(`${name.padEnd(9)} ${"machine".padEnd(24)} ${machine}, slowdown ${slowdown}\n`);
    enough = reported(name, runs).every((score) => score >= ENOUGH) && enough;
  }
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return enough;
};

if (!(await main())) process.exitCode = 1;
