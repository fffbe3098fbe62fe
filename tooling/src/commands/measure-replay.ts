import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { readerRows } from "../bench/replay.ts";
import { type MeasuredRow, rowOf } from "../bench/row.ts";
import { fail } from "../fail.ts";
import { firstPicture, freshPage, scrub, type TownView } from "../pages/scrub.ts";
import { longGameOfFive } from "../playing/long-game.ts";
import { browserPath, serve, storeGame } from "../pages/served.ts";
import { parsed } from "./parsed.ts";

/** `pnpm measure:replay [FILE] [--json FILE]`: how soon a game is seen that one looks back at, and what a step costs that is dragged. */
const { values, positionals } = parsed(
  { allowPositionals: true, options: { json: { type: "string" } } },
  "usage: pnpm measure:replay [FILE] [--json FILE]",
);

/** Commands of the game that is looked back at, unless one is given. */
const COMMANDS = 600;
const OPENINGS = 3;
const SIZE = { width: 1366, height: 768 };
/** Milliseconds of script for a step or a leap: the median and what 95 of 100 keep within. */
const ENOUGH = { median: 5, p95: 16 };

/** Does something with a page of its own, in a browser that has seen nothing yet. */
const onPage = async <A>(browser: Browser, work: (page: Page) => Promise<A>): Promise<A> => {
  const context = await browser.newContext({ viewport: SIZE, serviceWorkers: "block" });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
};

const openFile = async (page: Page, url: string, log: string): Promise<number> => {
  await page.goto(`${url}/replay/`);
  const file = page.getByLabel("Open a log from a file");
  await file.waitFor();
  await file.setInputFiles(log);
  return firstPicture(page);
};

/** What is measured with the town shown in one way. */
const rowsOf = async (
  browser: Browser,
  url: string,
  log: string,
  table: string,
  shown: TownView,
): Promise<MeasuredRow[]> => {
  const fromFile: number[] = [];
  const fromLink: number[] = [];
  const stands: number[] = [];
  for (let each = 0; each < OPENINGS; each++) {
    await onPage(browser, async (page) => {
      await freshPage(page, shown);
      fromFile.push(await openFile(page, url, log));
    });
    await onPage(browser, async (page) => {
      await freshPage(page, shown);
      await page.goto(`${url}/replay/?table=${table}`);
      fromLink.push(await firstPicture(page));
      if (shown === "city") stands.push(await firstPicture(page, "town"));
    });
  }
  const { steps, leaps } = await onPage(browser, async (page) => {
    const session = await freshPage(page, shown);
    await openFile(page, url, log);
    await page.locator(".line [aria-current]").waitFor();
    return scrub(page, session);
  });
  return [
    rowOf(`first picture, file, ${shown}`, "ms", fromFile),
    rowOf(`first picture, link, ${shown}`, "ms", fromLink),
    ...(shown === "city" ? [rowOf("town stands, link", "ms", stands)] : []),
    rowOf(`script a step, ${shown}`, "ms", steps),
    rowOf(`script a leap, ${shown}`, "ms", leaps),
  ];
};

/** The load of the machine over the last minute. */
const load = (): string => (loadavg()[0] ?? 0).toFixed(1);

const tell = ({ name, median, p95 }: MeasuredRow): void => {
  const numbers = `median ${median.toFixed(1).padStart(8)} ms   p95 ${p95.toFixed(1).padStart(8)} ms`;
  process.stdout.write(`${name.padEnd(26)} ${numbers}\n`);
};

/** The game that is looked back at, as a file in this folder. */
const longGame = (folder: string): string => {
  const { log, about } = longGameOfFive(COMMANDS);
  const file = join(folder, "long.jsonl");
  writeFileSync(file, log);
  process.stdout.write(`${about}\n`);
  return file;
};

const measured = async (given: string | undefined): Promise<readonly MeasuredRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), "blueplate-replay-"));
  const data = join(folder, "data");
  const log = given ?? longGame(folder);
  const table = storeGame(data, log);
  const server = await serve(data, 60_000);
  const args = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
  const browser = await chromium.launch({ executablePath: browserPath(), args });
  try {
    const rows: MeasuredRow[] = [];
    for (const shown of ["flat", "city"] as const) {
      const own = await rowsOf(browser, server.url, log, table, shown);
      for (const row of own) tell(row);
      rows.push(...own);
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const main = async (): Promise<boolean> => {
  const [log] = positionals;
  if (log !== undefined && !existsSync(log)) fail(`there is no file ${log}`);
  const before = load();
  const onPages = await measured(log);
  const read = readerRows();
  for (const row of read) tell(row);
  const rows = [...onPages, ...read];
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? "unknown"}, load ${before} before and ${load()} after`;
  process.stdout.write(`${machine}\n`);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify({ machine, rows }, null, 2)}\n`);
  return rows
    .filter(({ name }) => name.startsWith("script"))
    .every(({ median, p95 }) => median <= ENOUGH.median && p95 <= ENOUGH.p95);
};

if (!(await main())) process.exitCode = 1;
