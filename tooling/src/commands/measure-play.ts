import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { countGpu, goWithin, liveGpu } from "../pages/in-page.ts";
import { browserPath, openTable, serve } from "../pages/served.ts";

/** How long a table is watched; two visits after the first one make a minute of play. */
const VISIT_MS = 30_000;
const VISITS = 3;
/** Milliseconds that bots wait: a move follows the other as fast as the town can show it. */
const BOT_DELAY = 200;
/** How much the heap may vary from visit to visit: compiled code and caches with an end come and go. */
const HEAP_AT_MOST = 1.05;

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

const line = (name: string, first: number, last: number, asked: string): void =>
  void process.stdout.write(`${name.padEnd(22)} ${`${first} > ${last}`.padStart(24)}   ${asked}\n`);

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
    taken = await visit(page, await openTable(server.url));
    after.push(await held(page, session));
  }
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  const [first, last] = [after.at(0), after.at(-1)];
  if (!first || !last) return false;
  line("heap, bytes", first.heap, last.heap, `at most ${Math.round((HEAP_AT_MOST - 1) * 100)} % more`);
  line("nodes", first.nodes, last.nodes, "no more");
  line("listeners", first.listeners, last.listeners, "no more");
  line("graphics objects", taken, last.gpu, "none left of those in town");
  return (
    last.heap <= first.heap * HEAP_AT_MOST &&
    last.nodes <= first.nodes &&
    last.listeners <= first.listeners &&
    taken > 0 &&
    last.gpu === 0
  );
};

if (!(await main())) process.exitCode = 1;
