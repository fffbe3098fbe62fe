import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { countGpu, goWithin, liveGpu } from "../pages/in-page.ts";
import { browserPath, openTable, serve } from "../pages/served.ts";

/** How long a table is watched; the visits that are compared make a minute of play. */
const VISIT_MS = 20_000;
/** Visits before the first measurement, in which code is compiled and caches fill, and those up to the last. */
const BEFORE = 2;
const VISITS = 5;
/** Milliseconds that bots wait: a move follows the other as fast as the town can show it. */
const BOT_DELAY = 200;
/**
 * How much more may be held after three more visits: compiled code and caches, and less than one table left behind would hold
 * (3,000 nodes, 90 listeners, a megabyte).
 */
const MORE_AT_MOST = { heap: 1_500_000, nodes: 500, listeners: 50 } as const;

/** What a page holds after the collector has gone through it. */
interface Held {
  readonly heap: number;
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
    heap: metric("JSHeapUsedSize"),
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

/** `pnpm measure:play`: what a minute of play leaves behind in a browser once the table is left; fails when it grows. */
const main = async (): Promise<boolean> => {
  const folder = mkdtempSync(join(tmpdir(), "blueplate-play-"));
  const server = await serve(join(folder, "data"), BOT_DELAY);
  const { browser, page, session } = await openLobby(server.url);
  const after: Held[] = [];
  let taken = 0;
  for (let each = 0; each < VISITS; each++) {
    taken = await visit(page, await openTable(server.url, false));
    after.push(await held(page, session));
  }
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  const isKept = (["heap", "nodes", "listeners"] as const).map((what) => {
    const values = after.slice(BEFORE - 1).map((each) => each[what]);
    const most = (values[0] ?? 0) + MORE_AT_MOST[what];
    line(what, values, `at most ${most}`);
    // What the collector has not got to yet is no leak: the lower of the last two counts.
    return Math.min(...values.slice(-2)) <= most;
  });
  line("graphics objects", [taken, after.at(-1)?.gpu ?? taken], "in town, and none left of them");
  return isKept.every(Boolean) && taken > 0 && after.at(-1)?.gpu === 0;
};

if (!(await main())) process.exitCode = 1;
