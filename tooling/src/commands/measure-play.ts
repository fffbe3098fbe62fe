import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { dataHeld } from "../pages/heap.ts";
import { countGpu, goWithin, liveGpu } from "../pages/in-page.ts";
import { browserPath, openTable, serve } from "../pages/served.ts";

/** How long a table is watched; the visits that are compared make a minute of play. */
const VISIT_MS = 20_000;
/** Milliseconds that bots wait: a move follows the other as fast as the town can show it. */
const BOT_DELAY = 200;
/** Visits before the first measurement, in which code is compiled and caches fill. */
const BEFORE = 2;
/** Visits that are compared with it at least, and at most. */
const COMPARED = 3;
const COMPARED_AT_MOST = 6;
/** How much more may be held after them: less than one table left behind would hold (3,000 nodes, 90 listeners, a megabyte). */
const MORE_AT_MOST = { data: 500_000, nodes: 500, listeners: 50 } as const;

type Count = keyof typeof MORE_AT_MOST;

/** What a page holds after the collector has gone through it. */
interface Held {
  /** Bytes without compiled code. */
  readonly data: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Buffers, textures and the like that WebGL was asked for and that nobody has given back. */
  readonly gpu: number;
}

const held = async (page: Page, session: CDPSession): Promise<Held> => {
  // What is let go while the first round collects is found by the second.
  for (let round = 0; round < 2; round++) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (name: string): number => metrics.find((each) => each.name === name)?.value ?? 0;
  return {
    data: await dataHeld(session),
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
    gpu: await page.evaluate(liveGpu),
  };
};

/** Watches a table of bots in town for a while and comes back to the lobby; how much of the graphics memory the town took. */
const visit = async (page: Page, path: string): Promise<number> => {
  await page.evaluate(goWithin, path);
  await page.locator(".city-map canvas").waitFor();
  await page.waitForTimeout(VISIT_MS);
  const taken = await page.evaluate(liveGpu);
  await page.evaluate(goWithin, "/");
  await page.locator(".city-map").waitFor({ state: "detached" });
  return taken;
};

const line = (name: string, values: readonly number[], asked: string): void =>
  void process.stdout.write(`${name.padEnd(18)} ${values.join(" > ").padStart(44)}   ${asked}\n`);

/** Opens a page of the lobby in a browser that counts what the graphics library is asked for. */
const openLobby = async (url: string) => {
  const args = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
  const browser = await chromium.launch({ executablePath: browserPath(), args });
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(countGpu);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await page.goto(url);
  return { browser, page, session };
};

const most = (after: readonly Held[], what: Count): number => (after[BEFORE - 1]?.[what] ?? 0) + MORE_AT_MOST[what];

/**
 * Whether a count came back to where it was, once at least among the last visits. The browser may hold a table that was left until
 * the next one is (a getter of a component stays in a hidden class that others share); a leak never comes back, it only grows.
 */
const isKept = (after: readonly Held[], what: Count): boolean =>
  after.slice(BEFORE + COMPARED - 2).some((each) => each[what] <= most(after, what));

const COUNTS: readonly Count[] = ["data", "nodes", "listeners"];

const isDone = (after: readonly Held[]): boolean =>
  after.length === BEFORE + COMPARED_AT_MOST ||
  (after.length >= BEFORE + COMPARED && COUNTS.every((what) => isKept(after, what)));

/** `pnpm measure:play`: what minutes of play leave behind in a browser once the table is left; fails when it grows. */
const main = async (): Promise<boolean> => {
  const folder = mkdtempSync(join(tmpdir(), "blueplate-play-"));
  const server = await serve(join(folder, "data"), BOT_DELAY);
  const { browser, page, session } = await openLobby(server.url);
  const after: Held[] = [];
  let taken = 0;
  while (!isDone(after)) {
    taken = await visit(page, await openTable(server.url, false));
    after.push(await held(page, session));
  }
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  for (const what of COUNTS) {
    const values = after.slice(BEFORE - 1).map((each) => each[what]);
    line(what, values, `at most ${most(after, what)} once`);
  }
  line("graphics objects", [taken, after.at(-1)?.gpu ?? taken], "in town, and none left of them");
  return COUNTS.every((what) => isKept(after, what)) && taken > 0 && after.at(-1)?.gpu === 0;
};

if (!(await main())) process.exitCode = 1;
